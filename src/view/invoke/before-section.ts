import { payerOf } from "../../ledger/parties.ts";
import { type AskInvoke, askInvoke } from "../../ledger/uses.ts";
import { type AlreadyChosen, invokeAfter, invokeTogether, NOTHING_CHOSEN } from "../../rules/invoke/invoke-together.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { CheckModifier, CheckRequest } from "../../rules/roll/check.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import { gainModifier } from "../../rules/roll/gain-step.ts";
import type { ActiveGame, Ruleset } from "../../rules/ruleset.ts";
import type { Payer } from "../../rules/spend/payer.ts";
import type { Payment } from "../../rules/invoke/invoke.ts";
import type { Result } from "../../rules/result.ts";
import { spend } from "../../rules/spend/spend.ts";
import type { SpendUse } from "../../rules/spend/spend-rules.ts";
import type { RollSection, RollSoFar } from "../roll/roll-section.ts";
import { againstParent } from "./against-parent.view.ts";
import { type BeforePoint, type BeforeView, beforeView } from "./before-roll.view.ts";
import { inReadingOrder, type NearAspect, paymentShown, reachedBy, type ReachedAspect } from "./reach.view.ts";

/** What was chosen before the roll. Its fields are a part of the window of their own. */
export const BEFORE_SECTION: RollSection = { before: beforeRoll };

/** One thing chosen before a roll, as its entry is submitted. */
export interface BeforePart {
  readonly kind: "invoke" | "spend";
  readonly aspect: string;
  readonly aspectName: string;
  readonly use: string;
  readonly gain: Gain;
  /** An aspect works against the actor it is on. */
  readonly against: boolean;
  /** How an aspect is shown to be paid; null where it cannot be. */
  readonly expects: Payment | null;
}

export interface BeforeRoll {
  /** Null if the game has nothing that can be done before the roll. */
  readonly view: BeforeView | null;
  /** The chosen and possible ones, as they will be in the roll. */
  readonly modifiers: readonly CheckModifier[];
  /** All that is chosen: whether it is still possible is decided on submitting. */
  readonly chosen: readonly BeforePart[];
}

/** What can be done before a roll, what of it is chosen, and what that gives. */
function beforeRoll(request: CheckRequest, { world, reader, setup, form, targets }: RollSoFar): BeforeRoll {
  const { ruleset, dials } = world.game;
  const { before: wanted } = form;
  const gain = gainBefore(ruleset, request, dials);
  const uses = ruleset.spending.uses(request, dials).filter((use) => use.roll === "own" && use.gain !== null);
  if (!gain && uses.length === 0) return { view: null, modifiers: [], chosen: [] };

  const roller = setup.pilot ?? setup.actor;
  const payer = payerOf(world, roller);
  const spends = uses.filter(({ id }) => wanted.spends.includes(id));
  const paidFor = spendsFirst(spends, payer.actor);
  const ask = askInvoke(world, { actor: roller, moment: "before", request, entries: [], aboard: setup.actor.uuid });
  const near = gain ? reader.near(targets.map(({ uuid }) => uuid)) : [];
  const { reached, chosen } = gain
    ? withChosen({ game: world.game, near, gain, ask, paidFor, wanted: wanted.aspects })
    : { reached: [], chosen: paidFor };

  const picked = reached.filter(({ uuid }) => wanted.aspects.includes(uuid));
  const points = spends.map(pointPart);
  const parts = picked.map((aspect) => ({
    had: aspect.answers[0]?.invoked.ok === true,
    part: {
      kind: "invoke",
      aspect: aspect.uuid,
      aspectName: aspect.name,
      use: "",
      gain: gain ?? "effect",
      against: againstParent(aspect, gain ?? "", wanted.said[aspect.uuid] ?? "")?.yes ?? false,
      expects: gain && paymentShown(aspect, gain),
    } satisfies BeforePart,
  }));
  const paid = [...points, ...parts.flatMap(({ had, part }) => (had ? [part] : []))];
  const modifiers = paid.flatMap((part) => gainModifier(part.gain, part.aspect || part.use, part.aspectName) ?? []);
  const source = { reached, picked, said: wanted.said, modifiers, cost: chosen.points, gain };
  return {
    view: beforeView({
      ...source,
      points: uses.map((use) => pointView(world.game, use, { request, payer, chosen, selected: spends.includes(use) })),
    }),
    modifiers,
    chosen: [...points, ...parts.map(({ part }) => part)],
  };
}

function pointPart({ id: use, gain }: SpendUse): BeforePart {
  return { kind: "spend", aspect: "", aspectName: "", use, gain: gain ?? "effect", against: false, expects: null };
}

/** What an aspect gives before the roll: something that adds, since there are no dice yet. Null if the game has no such gain. */
function gainBefore({ invoking }: Ruleset, { method }: CheckRequest, dials: DialValues): Gain | null {
  if (!invoking.moments.includes("before")) return null;
  return invoking.gains({ method, moment: "before" }, dials).find((gain) => gainModifier(gain, "", "") !== null) ?? null;
}

interface Choosing {
  readonly game: ActiveGame;
  readonly near: readonly NearAspect[];
  readonly gain: Gain;
  readonly ask: AskInvoke;
  readonly paidFor: AlreadyChosen;
  readonly wanted: readonly string[];
}

/**
 * Aspects in the order they have when nothing is chosen, so that none moves under the pointer; each with its cost in addition to
 * the chosen ones.
 */
function withChosen({ game, near, gain, ask, paidFor, wanted }: Choosing) {
  const alone = (aspect: Aspect) => invokeAfter(game, NOTHING_CHOSEN, ask(aspect, gain));
  const listed = inReadingOrder(reachedBy(near, [gain], alone));
  const states = new Map(near.map(({ uuid, state }) => [uuid, state]));
  const picked = wanted.filter((uuid) => listed.some((one) => one.uuid === uuid)).flatMap((uuid) => states.get(uuid) ?? []);
  const { answers, chosen } = invokeTogether(
    game,
    paidFor,
    picked.map((aspect) => ask(aspect, gain)),
  );
  const reached = listed.map((one): ReachedAspect => {
    const place = picked.findIndex(({ uuid }) => uuid === one.uuid);
    const state = states.get(one.uuid);
    const invoked = answers[place] ?? (state && invokeAfter(game, chosen, ask(state, gain)));
    return invoked ? { ...one, answers: [{ gain, invoked }] } : one;
  });
  return { reached, chosen };
}

function spendsFirst(spends: readonly SpendUse[], user: string): AlreadyChosen {
  const points = spends.reduce((sum, { cost }) => sum + cost, 0);
  return {
    points,
    owes: false,
    uses: spends.map(({ cost }) => ({ aspect: "", user, scope: null, points: cost, sameAction: true })),
  };
}

interface Pointing {
  readonly request: CheckRequest;
  readonly payer: Payer;
  readonly chosen: AlreadyChosen;
  readonly selected: boolean;
}

function pointView(game: ActiveGame, use: SpendUse, { request: { method }, payer, chosen, selected }: Pointing): BeforePoint {
  const own = selected ? use.cost : 0;
  const left: Payer = payer.source === "unlimited" ? payer : { ...payer, points: payer.points - chosen.points + own };
  // Points owed count towards the limit too.
  const spent = chosen.uses.reduce((sum, { points }) => sum + points, 0) - own;
  const asked = { use: use.id, payer: left, method, made: [], spent, box: null };
  const answer: Result<unknown> = spend(game, asked);
  return { use: use.id, gain: use.gain ?? "plus-one", cost: use.cost, refusal: answer.ok ? null : answer, selected };
}
