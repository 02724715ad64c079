import { type Harm, type HarmWay, PLAIN_WAY } from "../../rules/harm/harm-rules.ts";
import { harmEvents } from "../../rules/harm/harm-events.ts";
import { LONGEST_PHRASE } from "../../rules/created-aspects/create-aspect.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { armorAgainst, type Blow, blowOn, suffererOf } from "../harm/blows.ts";
import type { Kind } from "../kind.ts";
import { inflicterOf, takerOf } from "../harm/sides.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedTarget, textOf, textsOf, wholeOf } from "../read-input.ts";
import { rollInForce, type RollNow } from "../roll/replay-roll.ts";
import type { LedgerActor, World } from "../world.ts";
import type { HarmAsks } from "../requests/harm.ts";

/** The sufferer of an attack takes what it does, in the way they choose. Source: F8, S5, T4, M4. */
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
    const now = rollInForce(world, request.roll);
    if (!now.ok) return now;
    const blow = blowOn(world, now.value, request.target);
    if (!blow) return refuse("no-attack");
    const open = isOpenHit(blow);
    if (!open.ok) return open;
    const sufferer = takerOf(world, entry, now.value, blow);
    if (!sufferer.ok) return sufferer;
    const way = wayOf(request);
    const harm = harmOf(world, now.value, blow, sufferer.value, way);
    if (!harm.ok) return harm;
    const names = namesOf(world, request, blow, harm.value);
    if (names.includes("")) return refuse("consequence-unnamed");
    const events = harmEvents({
      sufferer: blow.sufferer,
      attacker: inflicterOf(now.value, blow),
      harm: harm.value,
      names,
      uuidOf: (place) => `${blow.sufferer}.Item.${world.newId(id, 2 * place)}`,
      freeIdOf: (place) => world.newId(id, 2 * place + 1),
    });
    const facts = {
      chosen: way.consequences,
      armor: way.armor,
      asset: harm.value.sacrificed?.uuid ?? "",
      assetName: harm.value.sacrificed?.name ?? "",
      targetName: world.actor(request.target)?.name ?? request.targetName,
      opposing: blow.defended?.entry.request.opposing ?? "",
      consequences: harm.value.consequences.map(({ severity }) => severity),
      names,
      amount: blow.hit?.amount ?? 0,
      outcome: blow.hit?.outcome ?? "",
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

function namesOf(world: World, { byItself, names }: HarmAsks, blow: Blow, harm: Harm): readonly string[] {
  const called = calledIn(world, blow, harm);
  return harm.consequences.map(({ severity }, place) => {
    if (called?.place === place) return called.name;
    const name = byItself ? world.consequenceName(severity) : (names[place] ?? "");
    return name.trim().slice(0, LONGEST_PHRASE);
  });
}

/** A hit that no one has taken yet. */
export function isStruck({ defended, hit, harm }: Blow): Result<null> {
  if (!defended) return refuse("not-defended");
  if (harm) return refuse("hit-taken");
  return hit ? ok(null) : refuse("attack-missed");
}

/** A hit that can still be taken: its sufferer has not conceded, offered to, or left the conflict. */
export function isOpenHit(blow: Blow): Result<null> {
  const { concession } = blow;
  const struck = isStruck(blow);
  if (struck.ok && blow.gaveUp) return refuse("gave-up");
  if (!struck.ok || !concession || concession.answer?.request.say === "refuse") return struck;
  return refuse(concession.answer ? "conceded" : "concession-open");
}

/** What the attacker has called the gravest consequence this harm forces, and its place in it; null for none. Source: S5, S5-R10. */
export function calledIn(
  { game: { ruleset, dials } }: Pick<World, "game">,
  { hit, shot }: Pick<Blow, "hit" | "shot">,
  harm: Harm,
): { readonly place: number; readonly name: string } | null {
  if (!hit || !shot || shot.veto || !ruleset.harm?.calledShot(hit, harm, dials)) return null;
  return { place: harm.consequences.findLastIndex(({ forced }) => forced), name: shot.call.request.words };
}

/** What a blow does to its sufferer, taken in one way. */
export function harmOf(
  world: Pick<World, "game">,
  now: RollNow,
  blow: Blow,
  sufferer: LedgerActor,
  { consequences, armor, asset = "" }: HarmWay,
): Result<Harm> {
  const { ruleset, dials } = world.game;
  if (!blow.hit || !ruleset.harm) return refuse("attack-missed");
  const hit = suffererOf(world, sufferer, now.roll.attack?.scope ?? "", armorAgainst(now, blow));
  return ruleset.harm.take(hit, blow.hit, { consequences, armor, asset }, dials);
}
