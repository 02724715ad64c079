import type { Ruleset } from "../../rules/ruleset.ts";
import { opposersOf } from "../../ledger/kinds/oppose.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { opposingDice, opposingTraits, type OpposingChoice } from "../../view/oppose/opposing-choices.view.ts";
import type { Lack } from "../../view/lack.ts";
import { text } from "../../view/text.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { actorsOnSceneFirst, actorsOnScene, isSituation } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { hasActorData } from "../documents/of-type.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { parseStoredRequest } from "../mappers/stored-request.ts";
import { activeRuleset, showLadderWords } from "../settings/active-game.ts";
import { traitName } from "../settings/trait-name.ts";

const OPPOSE_TITLE = "NORN.Oppose.title";

export interface Opposer {
  /** Null: the GM's dice alone. */
  readonly actor: NornActor | null;
  /** Their player is to roll. */
  readonly lets: boolean;
  /** What they roll: id of a trait or an aspect; of the GM's dice alone their rank. */
  readonly rolled: string;
}

/** The actors this user plays that may oppose a roll. */
export function ownOpposers(now: Pick<RollNow, "roll" | "entries">): NornActor[] {
  return opposersOf(now).flatMap((uuid) => {
    const actor = ledgerActor(uuid);
    return actor?.isOwner ? [actor] : [];
  });
}

/** Asks who opposes a roll and with what; null if the user cancels. A GM may choose anyone, no one, or leave it to a player. */
export async function askWho(
  action: NornChatMessage<"action">,
  first: readonly NornActor[],
  title = OPPOSE_TITLE,
): Promise<Opposer | null> {
  const ruleset = activeRuleset();
  const opposes = title === OPPOSE_TITLE;
  const roll = { id: "ok", label: "NORN.Oppose.go", icon: "fa-dice" } as const;
  const lets = { id: "let", label: "NORN.Oppose.let", icon: "fa-hand" } as const;
  const groups = groupsFor(action, first, opposes);
  const [likely = ""] = groups.flatMap(({ choices }) => choices.map(({ value }) => value));
  const chosen = (uuid: string): object => ({
    groups: groups.map(({ label, choices }) => ({
      label,
      choices: choices.map((choice) => ({ ...choice, selected: choice.value === uuid })),
    })),
    choices: choicesFor(ruleset, action, ledgerActor(uuid)),
  });
  const answer = await prompt({
    title,
    icon: "fa-shield-halved",
    template: "oppose/who.hbs",
    context: { opposes, ...chosen(likely) },
    redraws: { field: "who", context: chosen },
    lack: ({ button, fields }) => (button === "ok" && fieldValue(fields, "with") === "" ? nothingToRoll(fields) : null),
    buttons: game.user.isGM && opposes ? [roll, lets] : [roll],
  });
  if (!answer) return null;
  const { button, fields } = answer;
  const who = fieldValue(fields, "who");
  const actor = ledgerActor(who);
  if (!actor && who !== "") return null;
  return { actor, lets: button === "let", rolled: fieldValue(fields, "with") };
}

function nothingToRoll(fields: FormData): Lack {
  const name = ledgerActor(fieldValue(fields, "who"))?.name ?? "";
  return { field: "who", words: text("NORN.Roll.noSuchTrait", { name }) };
}

interface Group {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
}

/** Those it is against first, then the scene, then everyone else a GM has. */
function groupsFor({ system }: NornChatMessage<"action">, first: readonly NornActor[], opposes: boolean): Group[] {
  const seen = new Set([system.actor ?? ""]);
  const group = (label: string, actors: readonly NornActor[]): Group[] => {
    const choices = actors
      .filter(({ uuid }) => !seen.has(uuid) && seen.add(uuid))
      .map(({ uuid, name }) => ({ value: uuid, name }));
    return choices.length > 0 ? [{ label, choices }] : [];
  };
  const against = group(opposes ? "NORN.Oppose.Who.against" : "NORN.Join.who", first);
  if (!game.user.isGM) return against;
  const others = actorsOnSceneFirst().filter((actor) => hasActorData(actor.system) && !isSituation(actor));
  return [
    ...against,
    ...group(
      "NORN.Oppose.Who.scene",
      actorsOnScene().filter((actor) => !isSituation(actor)),
    ),
    ...(opposes
      ? [{ label: "NORN.Oppose.Who.none", choices: [{ value: "", name: game.i18n.localize("NORN.Oppose.dice") }] }]
      : []),
    ...group("NORN.Oppose.Who.others", others),
  ];
}

/** What an actor may oppose a roll with, the one that was rolled first; null: the ranks of the GM's dice alone. */
function choicesFor(ruleset: Ruleset, { system }: NornChatMessage<"action">, actor: NornActor | null): readonly OpposingChoice[] {
  if (!actor) return opposingDice(ruleset, showLadderWords());
  const request = parseStoredRequest(system.game, system.request);
  const rolled = request.ok ? request.value.traits.map(({ name }) => name) : [];
  return opposingTraits(ruleset, actor.snapshot(), { rolled, nameOf: (key) => traitName(ruleset, key) });
}

/** Asks for the trait an actor opposes with: the one that was rolled, if it has that too. "" if the user cancels. */
export async function askTrait(actor: NornActor, action: NornChatMessage<"action">, title = OPPOSE_TITLE): Promise<string> {
  const choices = choicesFor(activeRuleset(), action, actor);
  if (choices.length === 0) {
    ui.notifications.warn("NORN.Roll.noSuchTrait", { format: { name: actor.shownName } });
    return "";
  }
  return (await askWith(actor.shownName, choices, title)) ?? "";
}

/** Asks what someone rolls with; null if the user cancels. */
export async function askWith(who: string, choices: readonly object[], title = OPPOSE_TITLE): Promise<string | null> {
  const answer = await prompt({
    title,
    icon: "fa-shield-halved",
    template: "oppose/with.hbs",
    context: { who, choices },
    buttons: [{ id: "ok", label: "NORN.Oppose.go", icon: "fa-dice" }],
  });
  return answer && fieldValue(answer.fields, "with");
}
