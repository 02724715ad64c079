import { type Harm, NO_ARMS, PLAIN_WAY, type Harmed } from "../../rules/harm/harm-rules.ts";
import { harmEvents } from "../../rules/harm/harm-events.ts";
import { LONGEST_PHRASE } from "../../rules/created-aspects/create-aspect.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { isOfKind } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, textOf, wholeOf } from "../read-input.ts";
import { ownRollOfActiveGame, type RollNow } from "../roll/replay-roll.ts";
import { outcomeNow } from "../roll/result-now.ts";
import type { LedgerActor, World } from "../world.ts";

/** What an activation roll is short of is stress on the track the power is tied to; it works all the same. Source: S4. */
export const STRAIN: Kind<"strain"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), featureName: textOf(input["featureName"]) }),
  parseFacts: (input) => ({
    feature: idOf(input["feature"]),
    featureName: textOf(input["featureName"]),
    amount: wholeOf(input["amount"]) ?? 0,
  }),
  plan: (world, entry) => {
    const { id, request } = entry;
    const own = ownRollOfActiveGame(world, entry, request.roll);
    if (!own.ok) return own;
    const { now, actor } = own.value;
    const strain = strainOn(now, actor);
    if (!strain) return refuse("no-strain");
    const harm = harmFrom(world, actor, strain);
    if (!harm.ok) return harm;
    const names = harm.value.consequences.map(({ severity }) => world.consequenceName(severity).slice(0, LONGEST_PHRASE));
    const events = harmEvents({
      harmed: actor.uuid,
      attacker: actor.uuid,
      harm: harm.value,
      names,
      uuidOf: (place) => `${actor.uuid}.Item.${world.newId(id, 2 * place)}`,
      freeIdOf: (place) => world.newId(id, 2 * place + 1),
    });
    return ok(plainPlan<"strain">({ feature: strain.item, featureName: strain.name, amount: strain.amount }, events));
  },
  about: ({ request: { roll } }) => [roll],
  order: { dependents: [] },
};

/** Id of the modifier that says which power a roll activates. */
export function activationModifier(item: string): string {
  return `power-${item}`;
}

interface Strain {
  readonly item: string;
  readonly name: string;
  readonly track: string;
  readonly amount: number;
}

/** What an activation roll is short of now; null where it is none, succeeds, or its power is tied to no track; and once it is taken. */
function strainOn(now: RollNow, actor: Pick<LedgerActor, "snapshot">): Strain | null {
  const outcome = outcomeNow(now);
  if (!outcome || outcome.success || now.entries.some(isOfKind("strain"))) return null;
  const rolled = new Set(now.roll.request.modifiers.map(({ id }) => id));
  const power = actor.snapshot().features.find(({ id }) => rolled.has(activationModifier(id)));
  if (!power?.strains) return null;
  return { item: power.id, name: power.name, track: power.strains, amount: 0 - outcome.margin };
}

/** The strain of a roll that a user's actor takes; null for none, and for anyone else. */
export function strainFor(world: Pick<World, "owns" | "actor">, user: string, now: RollNow): Strain | null {
  const actor = world.owns(user, now.roll.actor) ? world.actor(now.roll.actor) : null;
  return actor && strainOn(now, actor);
}

/** S4-R5: it is taken like a hit of as much stress, and no armor helps. */
function harmFrom({ game: { ruleset, dials } }: World, actor: LedgerActor, { track, amount }: Strain): Result<Harm> {
  const layouts = ruleset.tracks(actor.snapshot(), dials);
  if (!ruleset.harm || !layouts.some(({ id }) => id === track)) return refuse("no-track");
  const consequences = actor.snapshot().aspects.filter(({ kind }) => kind === "consequence");
  const harmed: Harmed = { actor: actor.snapshot(), layouts, consequences, track, armor: NO_ARMS };
  const hit = { suffers: "attacker", amount, parts: [], ignoresArmor: true } as const;
  const [way = PLAIN_WAY] = ruleset.harm.ways(harmed, hit, dials);
  return ruleset.harm.take(harmed, hit, way, dials);
}
