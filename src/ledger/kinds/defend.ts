import type { Defense } from "../../rules/harm/harm-rules.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { unwrittenKey } from "../../rules/traits/listed-traits.ts";
import { parseArms } from "../harm/attack.ts";
import { gaveUpOn } from "../harm/concession.ts";
import { defenseBy, isTaken } from "../harm/defended.ts";
import type { EntryOf } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { pairedTotal } from "../roll/paired-rolls.ts";
import { authorsActor } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedTarget, textOf, wholeOf } from "../read-input.ts";
import { rollOfActiveGame, type RollNow } from "../roll/replay-roll.ts";
import { servesAgain } from "../harm/shared-defense.ts";
import type { LedgerActor, World } from "../world.ts";

/** A target of an attack defends. Source: F8, S6, T4, M4. */
export const DEFEND: Kind<"defend"> = {
  parse: (input) => ({
    roll: idOf(input["roll"]),
    ...namedTarget(input),
    opposing: idOf(input["opposing"]),
    defense: idOf(input["defense"]),
    total: wholeOf(input["total"]),
  }),
  parseFacts: (input) => ({
    targetName: textOf(input["targetName"]),
    total: wholeOf(input["total"]),
    weapon: parseArms(input["weapon"]),
    armor: parseArms(input["armor"]),
  }),
  plan: (world, entry) => {
    const { request } = entry;
    const now = rollOfActiveGame(world, request.roll);
    if (!now.ok) return now;
    const defender = openTo(world, entry, now.value);
    if (!defender.ok) return defender;
    const defense = defensesAgainst(world, now.value, defender.value).find(({ id }) => id === request.defense);
    if (!defense) return refuse("defense-unknown");
    const total = request.opposing === "" ? unrolled(world, entry, defense) : rolled(world, entry);
    if (!total.ok) return total;
    const facts = {
      targetName: defender.value.name,
      total: total.value,
      ...defender.value.armed(world.game, now.value.roll.attack?.scope ?? ""),
    };
    return ok(plainPlan<"defend">(facts, [], { turn: world.turn }));
  },
  about: ({ request: { roll, opposing } }) => [roll, opposing],
  concerns: ({ request: { target } }) => [target],
  order: { fromOutside: true },
  countsRoll: ({ opposing }) => opposing,
};

/** The defender, if the author plays them, and the attack is on them and still waits for them. */
function openTo(
  world: World,
  { author, actorName, request }: EntryOf<"defend">,
  { roll, entries, defended }: RollNow,
): Result<LedgerActor> {
  if (!roll.attack || !world.game.ruleset.harm) return refuse("no-attack");
  const defender = authorsActor(world, { actor: request.target, actorName: request.targetName || actorName, author });
  if (!defender.ok) return defender;
  const { uuid, name } = defender.value;
  if (!roll.targets.includes(uuid)) return refuse("not-attacked", { actor: name });
  if (gaveUpOn(entries, roll.id, uuid)) return refuse("gave-up");
  if (defended.some(({ entry }) => entry.request.target === uuid)) return refuse("defended-already", { actor: name });
  return isTaken(entries.filter((one) => one.kind === "harm" && one.request.target === uuid)) ? refuse("hit-taken") : defender;
}

/** The ways this actor may defend against an attack. */
export function defensesAgainst(
  { game, actor }: Pick<World, "game" | "actor">,
  { roll }: Pick<RollNow, "roll">,
  defender: LedgerActor,
): readonly Defense[] {
  const { attack, request } = roll;
  if (!attack || !game.ruleset.harm) return [];
  const own = actor(roll.actor)?.snapshot().traits ?? [];
  const keys = request.traits.map(({ id }) => own.find((trait) => trait.id === id)?.key ?? (unwrittenKey(id) || id));
  return game.ruleset.harm.defenses({ scope: attack.scope, attack: keys, defender: defender.snapshot() }, game.dials);
}

/** Without a roll it shows what a GM says, or what such a defense stands at. Source: S6 (unaware). */
function unrolled(world: World, { author, request: { total } }: EntryOf<"defend">, defense: Defense): Result<number> {
  if (total !== null && world.isGm(author)) return ok(total);
  return defense.unrolled ? ok((defense.rank ?? 0) + defense.modifier) : refuse("defense-unrolled");
}

/** The roll was made for this attack by this defender, with the same kind of dice, or serves against several (F8-R21). */
function rolled(world: World, { request }: EntryOf<"defend">): Result<number> {
  return pairedTotal(world, { first: request.roll, second: request.opposing }, (first, second) => [
    second.roll.actor === request.target ? ok(null) : refuse("not-yours", { actor: second.roll.actorName }),
    isMadeFor(second, first) ? ok(null) : refuse("oppose-unmade"),
    second.opposition ? refuse("opposes-another") : ok(null),
    sharedWith(world, second, first, request.defense),
    second.roll.request.reading === first.roll.request.reading ? ok(null) : refuse("oppose-dice"),
  ]);
}

/** A roll that defends already was made for another attack. */
function isMadeFor(defense: RollNow, { roll }: RollNow): boolean {
  return defense.roll.madeFor === roll.id || defenseBy(defense) !== null;
}

/** A roll that defends already may serve again, in the same way. */
function sharedWith(world: World, defense: RollNow, { roll }: RollNow, way: string): Result<null> {
  const before = defenseBy(defense);
  if (!before) return ok(null);
  return before.request.defense === way ? servesAgain(world, roll, defense) : refuse("defense-differs");
}
