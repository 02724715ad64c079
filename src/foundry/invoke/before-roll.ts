import { payerOf } from "../../ledger/parties.ts";
import { type AskInvoke, askInvoke } from "../../ledger/uses.ts";
import {
  type AlreadyChosen,
  type CheckModifier,
  type CheckRequest,
  type Aspect,
  type DialValues,
  type Gain,
  gainModifier,
  type GameInForce,
  invokeAfter,
  invokeTogether,
  NOTHING_CHOSEN,
  type Payer,
  type Result,
  type Ruleset,
  spend,
  type SpendUse,
} from "../../rules/index.ts";
import { againstCarrier, type AgainstSaid } from "../../view/invoke/against-carrier.view.ts";
import { type BeforePoint, type BeforeView, beforeView } from "../../view/invoke/before-roll.view.ts";
import { inReadingOrder, paymentShown, type ReachedAspect } from "../../view/invoke/reach.view.ts";
import type { BeforePart } from "../roll/roll-setup.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { aspectsInReach } from "./aspects-in-reach.ts";
import { shownActor, shownWorld } from "../ledger/shown-world.ts";
import { aspectOfItem } from "../mappers/aspect-of-item.ts";

/** What is chosen for a roll before it is thrown: uuids of aspects and ids of spends, in the order chosen. */
export interface BeforeChosen {
  readonly aspects: readonly string[];
  readonly spends: readonly string[];
  /** Whether a chosen aspect works against its carrier, by uuid, where the user has said so. */
  readonly said: Readonly<Record<string, AgainstSaid>>;
}
export const NOTHING_BEFORE: BeforeChosen = { aspects: [], spends: [], said: {} };

/** What is chosen once a box of the dialog was checked or cleared. */
export function choosing({ aspects, spends, said }: BeforeChosen, box: DOMStringMap, checked: boolean): BeforeChosen {
  const { nornBefore: aspect, nornBeforePoint: spend, nornBeforeAgainst: against } = box;
  return {
    aspects: toggled(aspects, aspect, checked),
    spends: toggled(spends, spend, checked),
    said: against === undefined ? said : { ...said, [against]: checked ? "yes" : "no" },
  };
}

function toggled(list: readonly string[], id: string | undefined, on: boolean): readonly string[] {
  if (id === undefined) return list;
  const others = list.filter((one) => one !== id);
  return on ? [...others, id] : others;
}

export interface BeforeRoll {
  /** Null if the game has nothing that can be done before the roll. */
  readonly view: BeforeView | null;
  /** The chosen and possible ones, as they will be in the roll. */
  readonly modifiers: readonly CheckModifier[];
  /** All that is chosen: whether it is still possible is decided on submitting. */
  readonly chosen: readonly BeforePart[];
}

interface Rolling {
  readonly actor: NornActor;
  /** Who acts aboard, if it is a vehicle that rolls. */
  readonly pilot?: NornActor | null;
  readonly request: CheckRequest;
  readonly targets: readonly string[];
}

/** What can be done before a roll, what of it is chosen, and what that gives. */
export function beforeRoll({ actor: rolls, pilot = null, request, targets }: Rolling, wanted: BeforeChosen): BeforeRoll {
  const world = shownWorld();
  const { ruleset, dials } = world.game;
  const gain = gainBefore(ruleset, request, dials);
  const uses = ruleset.spending.uses(request, dials).filter((use) => use.roll === "own" && use.gain !== null);
  const actor = pilot ?? rolls;
  const roller = shownActor(actor);
  if (!roller || (!gain && uses.length === 0)) return { view: null, modifiers: [], chosen: [] };

  const payer = payerOf(world, roller);
  const spends = uses.filter(({ id }) => wanted.spends.includes(id));
  const paidFor = spendsFirst(spends, payer.actor);
  const ask = askInvoke(world, { actor: roller, moment: "before", request, entries: [], aboard: rolls.uuid });
  const { reached, chosen } = gain
    ? withChosen({ game: world.game, actor, vehicle: pilot && rolls, targets, gain, ask, paidFor, wanted: wanted.aspects })
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
      against: againstCarrier(aspect, gain ?? "", wanted.said[aspect.uuid] ?? "")?.yes ?? false,
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
  readonly game: GameInForce;
  readonly actor: NornActor;
  readonly vehicle: NornActor | null;
  readonly targets: readonly string[];
  readonly gain: Gain;
  readonly ask: AskInvoke;
  readonly paidFor: AlreadyChosen;
  readonly wanted: readonly string[];
}

/**
 * Aspects in the order they have when nothing is chosen, so that none moves under the pointer; each with its cost in addition to
 * the chosen ones.
 */
function withChosen({ game, actor, vehicle, targets, gain, ask, paidFor, wanted }: Choosing) {
  const alone = (aspect: Aspect) => invokeAfter(game, NOTHING_CHOSEN, ask(aspect, gain));
  const listed = inReadingOrder(aspectsInReach({ actor, vehicle, targets, gains: [gain], answer: alone }));
  const picked = wanted.flatMap((uuid) => {
    const aspect = listed.some((one) => one.uuid === uuid) ? ledgerAspect(uuid) : null;
    return aspect ? [aspectOfItem(aspect)] : [];
  });
  const { answers, chosen } = invokeTogether(
    game,
    paidFor,
    picked.map((aspect) => ask(aspect, gain)),
  );
  const reached = listed.map((one): ReachedAspect => {
    const place = picked.findIndex(({ uuid }) => uuid === one.uuid);
    const aspect = ledgerAspect(one.uuid);
    const besides = aspect ? invokeAfter(game, chosen, ask(aspectOfItem(aspect), gain)) : one.answers[0]?.invoked;
    const invoked = answers[place] ?? besides;
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

function pointView(game: GameInForce, use: SpendUse, { request: { method }, payer, chosen, selected }: Pointing): BeforePoint {
  const own = selected ? use.cost : 0;
  const left: Payer = payer.source === "unlimited" ? payer : { ...payer, points: payer.points - chosen.points + own };
  // Points owed count towards the limit too.
  const spent = chosen.uses.reduce((sum, { points }) => sum + points, 0) - own;
  const asked = { use: use.id, payer: left, method, made: [], spent, box: null };
  const answer: Result<unknown> = spend(game, asked);
  return { use: use.id, gain: use.gain ?? "plus-one", cost: use.cost, refusal: answer.ok ? null : answer, selected };
}
