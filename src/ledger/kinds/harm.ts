import { type Harm, type HarmWay, PLAIN_WAY } from "../../rules/harm/harm-rules.ts";
import { harmEvents } from "../../rules/harm/harm-events.ts";
import { LONGEST_PHRASE } from "../../rules/created-aspects/create-aspect.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { armorAgainst, type AttackResult, attackResultOn, harmedOf } from "../harm/attack-results.ts";
import type { Kind } from "../kind.ts";
import { inflicterOf, takerOf } from "../harm/sides.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedTarget, textOf, textsOf, wholeOf } from "../read-input.ts";
import { rollOfActiveGame, type RollNow } from "../roll/replay-roll.ts";
import type { LedgerActor, World } from "../world.ts";
import type { HarmAsks } from "../requests/harm.ts";

/** the one who is hit of an attack takes what it does, in the way they choose. Source: F8, S5, T4, M4. */
export const HARM: Kind<"harm"> = {
  parse: (input) => ({
    roll: idOf(input["roll"]),
    ...namedTarget(input),
    chosen: textsOf(input["chosen"]),
    names: textsOf(input["names"]),
    armor: input["armor"] === true,
    asset: textOf(input["asset"]),
    byItself: input["byItself"] === true,
  }),
  parseFacts: (input) => ({
    targetName: textOf(input["targetName"]),
    opposing: idOf(input["opposing"]),
    chosen: textsOf(input["chosen"]),
    armor: input["armor"] === true,
    asset: textOf(input["asset"]),
    assetName: textOf(input["assetName"]),
    consequences: textsOf(input["consequences"]),
    names: textsOf(input["names"]),
    amount: wholeOf(input["amount"]) ?? 0,
    outcome: textOf(input["outcome"]),
    boxes: textsOf(input["boxes"]),
    takenOut: input["takenOut"] === true,
  }),
  plan: (world, entry) => {
    const { id, request } = entry;
    const now = rollOfActiveGame(world, request.roll);
    if (!now.ok) return now;
    const attackResult = attackResultOn(world, now.value, request.target);
    if (!attackResult) return refuse("no-attack");
    const open = isOpenHit(attackResult);
    if (!open.ok) return open;
    const harmed = takerOf(world, entry, now.value, attackResult);
    if (!harmed.ok) return harmed;
    const way = wayOf(request);
    const harm = harmOf(world, now.value, attackResult, harmed.value, way);
    if (!harm.ok) return harm;
    const names = namesOf(world, request, attackResult, harm.value);
    if (names.includes("")) return refuse("consequence-unnamed");
    const events = harmEvents({
      harmed: attackResult.harmed,
      attacker: inflicterOf(now.value, attackResult),
      harm: harm.value,
      names,
      uuidOf: (place) => `${attackResult.harmed}.Item.${world.newId(id, 2 * place)}`,
      freeIdOf: (place) => world.newId(id, 2 * place + 1),
    });
    const facts = {
      chosen: way.consequences,
      armor: way.armor,
      asset: harm.value.sacrificed?.uuid ?? "",
      assetName: harm.value.sacrificed?.name ?? "",
      targetName: world.actor(request.target)?.name ?? request.targetName,
      opposing: attackResult.defended?.entry.request.opposing ?? "",
      consequences: harm.value.consequences.map(({ severity }) => severity),
      names,
      amount: attackResult.hit?.amount ?? 0,
      outcome: attackResult.hit?.outcome ?? "",
      boxes: harm.value.boxes.map(({ box }) => box),
      takenOut: harm.value.takenOut,
    };
    return ok(plainPlan<"harm">(facts, events));
  },
  about: ({ request: { roll }, facts }) => [roll, facts?.opposing ?? ""],
  concerns: ({ request: { target } }) => [target],
  byAnother: ({ byItself }) => byItself,
  order: { dependents: [] },
};

function wayOf({ byItself, chosen, armor, asset }: HarmAsks): HarmWay {
  return byItself ? PLAIN_WAY : { consequences: chosen, armor, asset };
}

function namesOf(world: World, { byItself, names }: HarmAsks, attackResult: AttackResult, harm: Harm): readonly string[] {
  const called = calledIn(world, attackResult, harm);
  return harm.consequences.map(({ severity }, place) => {
    if (called?.place === place) return called.name;
    const name = byItself ? world.consequenceName(severity) : (names[place] ?? "");
    return name.trim().slice(0, LONGEST_PHRASE);
  });
}

/** A hit that no one has taken yet. */
export function isStruck({ defended, hit, harm }: AttackResult): Result<null> {
  if (!defended) return refuse("not-defended");
  if (harm) return refuse("hit-taken");
  return hit ? ok(null) : refuse("attack-missed");
}

/** A hit that can still be taken: its one who is hit has not conceded, offered to, or left the conflict. */
export function isOpenHit(attackResult: AttackResult): Result<null> {
  const { concession } = attackResult;
  const struck = isStruck(attackResult);
  if (struck.ok && attackResult.gaveUp) return refuse("gave-up");
  if (!struck.ok || !concession || concession.answer?.request.say === "refuse") return struck;
  return refuse(concession.answer ? "conceded" : "concession-open");
}

/** What the attacker has called the gravest consequence this harm forces, and its place in it; null for none. Source: S5, S5-R10. */
export function calledIn(
  { game: { ruleset, dials } }: Pick<World, "game">,
  { hit, shot }: Pick<AttackResult, "hit" | "shot">,
  harm: Harm,
): { readonly place: number; readonly name: string } | null {
  if (!hit || !shot || shot.veto || !ruleset.harm?.calledShot(hit, harm, dials)) return null;
  return { place: harm.consequences.findLastIndex(({ forced }) => forced), name: shot.call.request.words };
}

/** What a attack does to its one who is hit, taken in one way. */
export function harmOf(
  world: Pick<World, "game">,
  now: RollNow,
  attackResult: AttackResult,
  harmed: LedgerActor,
  { consequences, armor, asset = "" }: HarmWay,
): Result<Harm> {
  const { ruleset, dials } = world.game;
  if (!attackResult.hit || !ruleset.harm) return refuse("attack-missed");
  const hit = harmedOf(world, harmed, now.roll.attack?.scope ?? "", armorAgainst(now, attackResult));
  return ruleset.harm.take(hit, attackResult.hit, { consequences, armor, asset }, dials);
}
