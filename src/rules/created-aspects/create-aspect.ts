import { type Aspect, newAspect } from "../aspects/aspect.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { ActiveGame } from "../ruleset.ts";
import { BOOST, type Creation, type CreationRoll, type CreationWay, outcomeFor } from "./creation-rules.ts";

/** Characters of a phrase; more would be a story. */
export const LONGEST_PHRASE = 500;
const MOST_LEVELS = 20;

export interface CreationInput {
  readonly way: CreationWay;
  readonly phrase: string;
  /** Uuid of the new aspect, and id of its free invocation. */
  readonly uuid: string;
  readonly freeId: string;
  /** Uuid of the actor it is on, and whether that is a situation or a thing. */
  readonly parent: string;
  readonly inanimate: boolean;
  /** Uuid of its maker, "" for none. */
  readonly maker: string;
  /** Who gets the free invocation: an actor's uuid, "" for anyone. */
  readonly holder: string;
  /** Uuid of the actor a boost is used against, "" for none. */
  readonly about: string;
  /** The maker's choices; ignored where there is no choice. */
  readonly chosen: Pick<Aspect, "nature" | "level" | "quality">;
  /** Null: a GM creates it without a roll. */
  readonly roll: CreationRoll | null;
  /** A GM asks for it, with or without a roll. */
  readonly byGm: boolean;
}

export const CREATE_REFUSALS = ["words-missing", "words-long", "way-unknown", "create-failed", "difficulty-missing"] as const;
export type CreateRefusal = (typeof CREATE_REFUSALS)[number];

/** The aspect created by a roll, or by a GM. Source: F3, S3 (Temporary Aspects), T4 (Maneuver), M3. */
export function createAspect(game: ActiveGame, input: CreationInput): Result<Aspect, CreateRefusal> {
  const {
    ruleset: { creating },
    dials,
  } = game;
  const { way, roll, uuid, parent, maker, about, freeId } = input;
  const phrase = parsePhrase(input.phrase);
  if (!phrase.ok) return phrase;
  if (!creating.ways(roll?.traits ?? null, dials).includes(way)) return refuse("way-unknown");
  const comes = creationOutcome(game, input);
  if (!comes.ok) return comes;
  const made = comes.value;
  const boost = way === BOOST || made.boost === true;
  const uses = boost ? 1 : (made.freeUses ?? creating.freeUses);
  return ok(
    newAspect({
      uuid,
      name: phrase.value,
      parent,
      kind: boost ? "boost" : "advantage",
      maker,
      about: boost ? about : "",
      level: made.level,
      quality: made.quality,
      nature: made.natures.find((nature) => nature === input.chosen.nature) ?? made.natures[0] ?? "lasting",
      free: uses > 0 ? { [freeId]: { count: uses, holder: freeHolder(game, input, made) } } : {},
    }),
  );
}

/** Who holds the free invocations of a new aspect: the one the roll names, else the maker's choice. */
function freeHolder({ ruleset: { creating } }: ActiveGame, input: CreationInput, { freeFor }: Creation): string {
  const { holder, maker, parent, inanimate, about } = input;
  if (freeFor === "other-side") return inanimate || parent === maker ? about : parent;
  return creating.holder(holder, maker);
}

/** Actors a roll may create an aspect on, for its maker: a thing, itself, and someone else. */
const PARENTS = [
  { inanimate: true, parent: "thing", maker: "self" },
  { inanimate: false, parent: "self", maker: "self" },
  { inanimate: false, parent: "other", maker: "self" },
] as const;

/** Whether a roll can create anything at all, or could with a difficulty. */
export function createsSomething(game: ActiveGame, roll: CreationRoll, byGm: boolean): boolean {
  const {
    ruleset: { creating },
    dials,
  } = game;
  const chosen = { nature: "lasting", level: 1, quality: null } as const;
  return creating.ways(roll.traits, dials).some((way) =>
    PARENTS.some((onActor) => {
      const comes = creationOutcome(game, { way, roll, byGm, chosen, ...onActor });
      return comes.ok || comes.code === "difficulty-missing";
    }),
  );
}

/** A phrase as typed, on one line and without needless blanks; refused where there are no visible words, or too many. */
export function parsePhrase(typed: string): Result<string, CreateRefusal> {
  const phrase = typed.replaceAll(/\s+/g, " ").trim();
  if (phrase.replaceAll(/[\s\p{Cf}]/gu, "") === "") return refuse("words-missing");
  return phrase.length > LONGEST_PHRASE ? refuse("words-long", { most: LONGEST_PHRASE }) : ok(phrase);
}

type CreationContext = Pick<CreationInput, "way" | "roll" | "inanimate" | "parent" | "maker" | "byGm" | "chosen">;

/** A maker's choices, or why nothing is created. */
export function creationOutcome(
  { ruleset: { creating } }: ActiveGame,
  { way, roll, inanimate, parent, maker, byGm, chosen }: CreationContext,
): Result<Creation, "create-failed" | "difficulty-missing"> {
  const boost: Creation = { natures: ["fragile"], level: 1, quality: null };
  if (!roll) {
    const quality = creating.quality?.(chosen.quality) ?? null;
    return ok(way === BOOST ? boost : { natures: creating.natures, level: within(chosen.level), quality });
  }
  const outcome = outcomeFor(roll, !inanimate && parent !== maker);
  if (!outcome) return refuse("difficulty-missing");
  const made = way !== BOOST ? creating.comesOf(outcome, { way, inanimate, byGm }) : outcome.success ? boost : null;
  return made ? ok(made) : refuse("create-failed");
}

function within(level: number): number {
  return Math.min(MOST_LEVELS, Math.max(1, Math.round(level)));
}
