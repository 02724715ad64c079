import { gameName } from "../game-name.ts";
import type { Text } from "../text.ts";
import { text } from "../text.ts";

/** What is known of the user who opens the world. */
export interface WelcomeInput {
  /** The active game, and whether the GM has chosen it. */
  readonly game: string;
  readonly chosen: boolean;
  readonly isGM: boolean;
  /** The user may propose a compel in this game. */
  readonly compels: boolean;
  /** The character the user plays; null for none. */
  readonly plays: { readonly name: string } | null;
  /** Characters the user owns, to choose one from. */
  readonly choices: readonly { readonly uuid: string; readonly name: string }[];
  readonly mayCreate: boolean;
  /** There is no one in this world yet. */
  readonly empty: boolean;
}

/** One thing to do first: a button. */
interface WelcomeStep {
  readonly action: string;
  /** Which character, for the choice of one; "" otherwise. */
  readonly actor: string;
  readonly icon: string;
  readonly label: Text;
}

export interface WelcomeView {
  readonly game: string;
  readonly title: Text;
  readonly hint: Text;
  readonly steps: readonly WelcomeStep[];
}

const TOUR = step("tour", "fa-route", text("NORN.Welcome.Do.tour"));
const GUIDE = step("guide", "fa-book-open", text("NORN.Welcome.Do.guide"));

/** The card of the first minute: who the user is here, and what to do first. */
export function welcomeView(source: WelcomeInput): WelcomeView {
  const { game, isGM, plays, choices } = source;
  if (isGM) return { game, ...forGM(source) };
  if (plays) return { game, ...forPlayer(plays.name) };
  return { game, ...(choices.length > 0 ? forChoice(choices) : forNobody(source.mayCreate)) };
}

type Content = Omit<WelcomeView, "game">;

/** In an empty world there is no one to compel: it begins with an adventure, or with ready characters. */
function forGM({ game, chosen, compels, empty }: WelcomeInput): Content {
  const name = gameName(game);
  const choose = step("chooseGame", "fa-dice", text("NORN.Welcome.Do.chooseGame"));
  if (chosen && empty)
    return {
      title: text("NORN.Welcome.gm"),
      hint: text("NORN.Welcome.gmEmpty", { game: name }),
      steps: [step("compendium", "fa-book-atlas", text("NORN.Welcome.Do.compendium")), choose, TOUR, GUIDE],
    };
  return {
    title: text("NORN.Welcome.gm"),
    hint: chosen ? text("NORN.Welcome.gmHint", { game: name }) : text("NORN.Welcome.gmFirst"),
    steps: [
      choose,
      ...(compels ? [step("compel", "fa-bolt", text("NORN.Welcome.Do.compel"))] : []),
      step("breaks", "fa-flag", text("NORN.Welcome.Do.breaks")),
      TOUR,
      GUIDE,
    ],
  };
}

function forPlayer(name: string): Content {
  return {
    title: text("NORN.Welcome.player", { name }),
    hint: text("NORN.Welcome.playerHint"),
    steps: [
      step("sheet", "fa-id-card", text("NORN.Welcome.Do.sheet")),
      step("roll", "fa-dice", text("NORN.Welcome.Do.roll")),
      TOUR,
      GUIDE,
    ],
  };
}

function forChoice(choices: WelcomeInput["choices"]): Content {
  const play = choices.map(({ uuid, name }) => ({
    ...step("play", "fa-user-check", text("NORN.Welcome.Do.play", { name })),
    actor: uuid,
  }));
  return { title: text("NORN.Welcome.choose"), hint: text("NORN.Welcome.chooseHint"), steps: [...play, GUIDE] };
}

function forNobody(mayCreate: boolean): Content {
  const create = step("create", "fa-user-plus", text("NORN.Welcome.Do.create"));
  return {
    title: text("NORN.Welcome.nobody"),
    hint: text(mayCreate ? "NORN.Welcome.nobodyCreate" : "NORN.Welcome.nobodyAsk"),
    steps: mayCreate ? [create, GUIDE] : [GUIDE],
  };
}

function step(action: string, icon: string, label: Text): WelcomeStep {
  return { action, actor: "", icon, label };
}

/** The trait of the highest rank, the first of several; null where there is none. */
export function bestTrait<Trait extends { readonly rank: number }>(traits: readonly Trait[]): Trait | null {
  return traits.reduce<Trait | null>((best, trait) => (best && best.rank >= trait.rank ? best : trait), null);
}
