import type { ActorSnapshot } from "../rules/snapshot.ts";
import { type Aspect, newAspect } from "../rules/aspects/aspect.ts";
import type { AspectUse } from "../rules/invoke/use-again.ts";
import type { CheckRequest } from "../rules/roll/check.ts";
import type { DebtRules } from "../rules/spend/payer.ts";
import type { Gain, Moment } from "../rules/invoke/invocation-rules.ts";
import { type InvokeInput, type PaidBefore, PAYMENTS } from "../rules/invoke/invoke.ts";
import { scopeOf } from "../rules/aspects/aspect-kind.ts";
import { unwrittenKey } from "../rules/traits/listed-traits.ts";
import type { Entry, Outcome } from "./entry.ts";
import { isActive } from "./order.ts";
import { payerOf } from "./parties.ts";
import { compelNow } from "./compel/replay-compel.ts";
import { choiceOf } from "./read-input.ts";
import type { LedgerActor, World } from "./world.ts";

/** One aspect and the gain asked of it, as the rules take it; and whether that works against the actor the aspect is on. */
export type AskInvoke = (aspect: Aspect, gain: Gain, against?: boolean) => InvokeInput;

export interface Invoking {
  readonly actor: LedgerActor;
  readonly moment: Moment;
  /** The roll, made or still to be made; null for an effect in the story. */
  readonly request: CheckRequest | null;
  /** Entries that depend on it. */
  readonly entries: readonly Entry[];
  /** Id of the entry that is planned, "" for none. */
  readonly entry?: string;
  /** Uuid of who rolls: a vehicle's aspects are within reach of who acts aboard it. */
  readonly aboard?: string;
}

/** Reads once, from current data, what is the same for every aspect. */
export function askInvoke(world: World, { actor, moment, request, entries, entry = "", aboard = "" }: Invoking): AskInvoke {
  const { ruleset } = world.game;
  const { traits: listed, aspects: own } = actor.snapshot();
  const payer = payerOf(world, actor);
  const rolled = (request?.traits ?? []).flatMap(({ id }) => [id, keyOfTrait(id, listed)]);
  const uses = usesNow(world, entries);
  const { debt } = ruleset.fatePoints;
  const first = debt && !own.some(({ role }) => role === debt.role) ? debtAspect(world, actor, entry, debt) : null;
  return (aspect, gain, against = false) => {
    const onActor = world.actor(aspect.parent);
    return {
      aspect,
      payer,
      gain,
      moment,
      method: request?.method ?? ruleset.dice[0]?.id ?? "fudge",
      request,
      traits: rolled,
      uses,
      owner: onActor && !onActor.isInanimate ? payerOf(world, onActor) : null,
      against,
      aboard: onActor?.isInanimate === true && aspect.parent === aboard,
      unlucky: first,
    };
  };
}

/** The game's key of a rolled trait; `key:<key>` is one that is not written on the actor. */
function keyOfTrait(id: string, listed: ActorSnapshot["traits"]): string {
  return listed.find((trait) => trait.id === id)?.key ?? unwrittenKey(id);
}

/** What everyone has used on this roll, and on others in the same turn of a conflict. */
function usesNow(world: World, entries: readonly Entry[]): AspectUse[] {
  const here = new Set(entries.map(({ id }) => id));
  const elsewhere = usesOfTurn(world).filter(({ id }) => !here.has(id));
  return [
    ...entries.filter(({ kind }) => kind === "invoke" || kind === "spend").map((entry) => useOf(world, entry, true)),
    ...elsewhere.map((entry) => useOf(world, entry, false)),
  ];
}

/** Uses of aspects in this turn that stand: a compel counts like an invocation, unless it was withdrawn. Source: S3. */
export function usesOfTurn(world: World): readonly Entry[] {
  if (world.turn === "") return [];
  const stands = (entry: Entry): boolean =>
    isActive(world.entries, entry) && compelNow(world, entry.id)?.now.stage !== "withdrawn";
  return world.entries.usesOfTurn(world.turn).filter(stands);
}

/** An entry as the rules count it. */
export function useOf(world: Pick<World, "aspect">, { actor, request, outcome }: Entry, sameAction: boolean): AspectUse {
  const uuid = "aspect" in request ? request.aspect : "";
  const aspect = world.aspect(uuid);
  const gone = uuid === "" ? null : "advantage";
  return { aspect: uuid, user: actor, scope: aspect ? scopeOf(aspect, actor) : gone, points: pointsUsed(outcome), sameAction };
}

/** Points an entry has cost its payer, spent or owed. Source: S3 (a limit counts both). */
export function pointsUsed({ points, events }: Outcome): number {
  const owed = events.map((event) => (event.type === "fate-points-changed" && event.counter === "debt" ? event.by : 0));
  return owed.reduce((sum, by) => sum + Math.max(0, by), points);
}

/** How an invocation that is redone was paid; null for a new one. */
export function paidBefore({ outcome: { payment, events } }: Pick<Entry, "outcome">): PaidBefore | null {
  const before = choiceOf(PAYMENTS, payment);
  const used = events.find((event) => event.type === "free-invocations-changed" && event.by < 0);
  return before && { payment: before, free: used?.type === "free-invocations-changed" ? used.free : "" };
}

/** The aspect a first debt brings. Source: S3. */
function debtAspect(world: World, { uuid }: LedgerActor, entry: string, { role }: DebtRules): Aspect {
  return newAspect({
    uuid: `${uuid}.Item.${world.newId(entry, 0)}`,
    name: world.unlucky,
    parent: uuid,
    kind: "character",
    role,
    nature: "sticky",
  });
}
