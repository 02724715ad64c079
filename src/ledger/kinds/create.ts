import { ASPECT_NATURES } from "../../rules/aspects/aspect-kind.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import { createAspect } from "../../rules/created-aspects/create-aspect.ts";
import type { CreationRoll } from "../../rules/created-aspects/creation-rules.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { creationRoll, rollToCreate } from "../roll/creation-roll.ts";
import type { EntryOf } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { reached } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, namedAspect, namedTarget, textOf, wholeOf } from "../read-input.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import { rollAtStake } from "../harm/place-stake.ts";
import { stakeOf } from "../harm/stake.ts";
import type { World } from "../world.ts";

type Secrecy = Pick<Aspect, "hidden" | "known">;

interface Basis extends Secrecy {
  /** Null: a GM creates it without a roll. */
  readonly roll: CreationRoll | null;
  /** What was at stake, which is placed as it was said. */
  readonly stake?: { readonly words: string; readonly opposing: string };
}

/** Creates an aspect by a roll, or by a GM's decision. Source: F3, S3, T4, M3. */
export const CREATE: Kind<"create"> = {
  parse: (input) => {
    const way = idOf(input["way"]);
    if (way === "") return null;
    return {
      roll: idOf(input["roll"]),
      way,
      words: textOf(input["words"]),
      ...namedTarget(input),
      zone: idOf(input["zone"]),
      nature: choiceOf(ASPECT_NATURES, input["nature"]) ?? "lasting",
      level: wholeOf(input["level"]) ?? 1,
      quality: wholeOf(input["quality"]),
      holder: idOf(input["holder"]),
      about: idOf(input["about"]),
      stake: input["stake"] === true,
      hidden: input["hidden"] === true,
    };
  },
  parseFacts: (input) => ({
    ...namedAspect(input),
    targetName: textOf(input["targetName"]),
    holderName: textOf(input["holderName"]),
    zone: idOf(input["zone"]),
    stake: input["stake"] === true,
    opposing: idOf(input["opposing"]),
  }),
  plan: (world, entry) => {
    const { id, author, request } = entry;
    const parent = world.actor(request.target);
    if (!world.isUser(author) || !parent || !world.reaches(author, parent.uuid)) return refuse("target-gone");
    const basis = request.roll === "" ? gmsWord(world, entry) : basisOf(world, entry);
    if (!basis.ok) return basis;
    const { roll, hidden, known } = basis.value;
    const { way, nature, level, quality } = request;
    const stake = basis.value.stake ?? null;
    const made = createAspect(world.game, {
      way,
      phrase: stake?.words ?? request.words,
      uuid: `${parent.uuid}.Item.${world.newId(id, 0)}`,
      freeId: world.newId(id, 1),
      parent: parent.uuid,
      inanimate: parent.isInanimate,
      maker: world.actor(entry.actor)?.uuid ?? "",
      holder: reached(world, author, request.holder),
      about: reached(world, author, request.about),
      chosen: { nature: stake ? "sticky" : nature, level, quality },
      roll,
      byGm: world.isGm(author) && !stake,
    });
    if (!made.ok) return made;
    const zone = parent.isSituation ? request.zone : "";
    const aspect = { ...made.value, hidden, known, zone };
    const named = { targetName: parent.name, holderName: holderName(world, aspect) };
    const placed = { stake: stake !== null, opposing: stake?.opposing ?? "" };
    const facts = { ...named, ...placed, zone, aspect: aspect.uuid, aspectName: aspect.name };
    return ok(plainPlan<"create">(facts, [{ type: "aspect-added", aspect }], { turn: world.turn }));
  },
  about: ({ request: { roll }, facts }) => [roll, facts?.opposing ?? ""],
  concerns: ({ request: { target } }) => [target],
  /** Its first free use. */
  order: { independentOf: ["create"] },
};

function holderName(world: World, { free }: Aspect): string {
  const [first] = Object.values(free);
  return world.actor(first?.holder ?? "")?.name ?? "";
}

function gmsWord(world: World, { author, actor, actorName, request }: EntryOf<"create">): Result<Basis> {
  if (!world.isGm(author)) return refuse("create-needs-roll");
  if (actor !== "" && !world.actor(actor)) return refuse("actor-gone", { actor: actorName });
  return ok({ roll: null, hidden: request.hidden, known: {} });
}

function basisOf(world: World, entry: EntryOf<"create">): Result<Basis> {
  const rolled = entry.request.stake ? rollAtStake(world, entry) : rollToCreate(world, entry, entry.request.roll);
  if (!rolled.ok) return rolled;
  const { now } = rolled.value;
  const roll = creationRoll(world, now);
  const stake = entry.request.stake && { stake: { words: stakeOf(now.roll), opposing: defenseOf(now, entry.request.target) } };
  const secrecy = secrecyOf(now.roll);
  return ok({ roll, ...secrecy, ...stake });
}

function defenseOf({ defended }: RollNow, target: string): string {
  return defended.find(({ entry }) => entry.request.target === target)?.entry.request.opposing ?? "";
}

function secrecyOf({ readers, blind, author }: RollNow["roll"]): Secrecy {
  if (readers.length === 0) return { hidden: false, known: {} };
  // Those who saw the roll know the aspect; the author of a blind roll did not see it.
  const saw = [...readers, ...(blind ? [] : [author])].filter((user) => user !== "");
  return { hidden: true, known: Object.fromEntries(saw.map((user) => [user, true as const])) };
}
