import {
  type AlreadyChosen,
  type CheckModifier,
  type CheckRequest,
  type Gain,
  gainModifier,
  invokeAfter,
  invokeTogether,
  NOTHING_CHOSEN,
  type Payer,
  type Result,
  spend,
  type SpendUse,
} from "../../../rules/index.ts";
import { type BeforePoint, type BeforeView, beforeView } from "../../../view/ledger/before.view.ts";
import { inReadingOrder, type ReachedAspect } from "../../../view/ledger/reach.view.ts";
import type { NornActor } from "../../documents/norn-actor.ts";
import type { NornItem } from "../../documents/norn-item.ts";
import { currentRuleset, dialValues } from "../../settings/current-game.ts";
import { ledgerAspect } from "../ledger-documents.ts";
import { payerOf } from "../spend/payer.ts";
import { aspectsInReach } from "./aspects-in-reach.ts";
import { type AskRules, askingRules } from "./invocation-asked.ts";

/** What somebody has chosen for a roll still to be thrown: uuids of aspects and ids of spends, in the order chosen. */
export interface BeforeChosen {
  readonly aspects: readonly string[];
  readonly spends: readonly string[];
}
export const NOTHING_BEFORE: BeforeChosen = { aspects: [], spends: [] };

export interface BeforeRoll {
  /** Null where the game has nothing that can be done before the roll. */
  readonly view: BeforeView | null;
  /** What is chosen and can be had, as it will stand in the roll. */
  readonly modifiers: readonly CheckModifier[];
  readonly chosen: readonly BeforePart[];
}

/** One thing chosen, as an entry is asked for it. */
export interface BeforePart {
  readonly kind: "invoke" | "spend";
  readonly aspect: string;
  readonly aspectName: string;
  readonly use: string;
  readonly gain: Gain;
}

interface Rolling {
  readonly actor: NornActor;
  readonly request: CheckRequest;
  readonly targets: readonly string[];
}

/** What can be done before a roll, what of it is chosen, and what that comes to. */
export function beforeRoll({ actor, request, targets }: Rolling, wanted: BeforeChosen): BeforeRoll {
  const ruleset = currentRuleset();
  const dials = dialValues();
  const { method } = request;
  const gain = ruleset.invoking.gains({ method, moment: "before" }, dials).find((one) => gainModifier(one, "", "") !== null);
  const uses = ruleset.spending.uses({ method }, dials).filter(({ roll, gain: given }) => roll === "own" && given !== null);
  if ((!gain || !ruleset.invoking.moments.includes("before")) && uses.length === 0) {
    return { view: null, modifiers: [], chosen: [] };
  }

  const payer = payerOf(actor, ruleset, dials);
  const spends = uses.filter(({ id }) => wanted.spends.includes(id));
  const paidFor = spendsFirst(spends, payer.actor);
  const offered = gain && ruleset.invoking.moments.includes("before") ? gain : null;
  const ask = askingRules({ actor, moment: "before", ruleset, dials, request, entries: [] });
  const { reached, chosen } = offered
    ? withChosen({ actor, targets, gain: offered, ask, paidFor, wanted: wanted.aspects })
    : { reached: [], chosen: paidFor };

  const picked = reached.filter(({ uuid, answers }) => wanted.aspects.includes(uuid) && answers[0]?.invoked.ok);
  const parts: BeforePart[] = [
    ...spends.map(({ id, gain: given }) => ({
      kind: "spend" as const,
      aspect: "",
      aspectName: "",
      use: id,
      gain: given ?? "effect",
    })),
    ...picked.map(({ uuid, name }) => ({
      kind: "invoke" as const,
      aspect: uuid,
      aspectName: name,
      use: "",
      gain: offered ?? ("effect" as const),
    })),
  ];
  const points = uses.map((use) => pointView(use, request, payer, chosen, wanted.spends.includes(use.id)));
  const modifiers = parts.flatMap((part) => gainModifier(part.gain, part.aspect || part.use, part.aspectName) ?? []);
  return {
    view: beforeView({ reached, picked, points, modifiers, cost: chosen.points, gain: offered }),
    modifiers,
    chosen: parts,
  };
}

interface Choosing {
  readonly actor: NornActor;
  readonly targets: readonly string[];
  readonly gain: Gain;
  readonly ask: AskRules;
  readonly paidFor: AlreadyChosen;
  readonly wanted: readonly string[];
}

/**
 * Aspects in the order they have when nothing is chosen, so that none moves under the pointer; each with what it costs beside what is
 * chosen.
 */
function withChosen({ actor, targets, gain, ask, paidFor, wanted }: Choosing) {
  const ruleset = currentRuleset();
  const dials = dialValues();
  const alone = (aspect: NornItem<"aspect">) => invokeAfter(ruleset, NOTHING_CHOSEN, ask(aspect, gain), dials);
  const listed = inReadingOrder(aspectsInReach({ actor, targets, gains: [gain], answer: alone }));
  const picked = wanted.flatMap((uuid) => {
    const aspect = listed.some((one) => one.uuid === uuid) ? ledgerAspect(uuid) : null;
    return aspect ? [aspect] : [];
  });
  const { answers, chosen } = invokeTogether(
    ruleset,
    paidFor,
    picked.map((aspect) => ask(aspect, gain)),
    dials,
  );
  const reached = listed.map((one): ReachedAspect => {
    const place = picked.findIndex(({ uuid }) => uuid === one.uuid);
    const aspect = ledgerAspect(one.uuid);
    const besides = aspect ? invokeAfter(ruleset, chosen, ask(aspect, gain), dials) : one.answers[0]?.invoked;
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

function pointView(use: SpendUse, { method }: CheckRequest, payer: Payer, chosen: AlreadyChosen, selected: boolean): BeforePoint {
  const spent = selected ? chosen.points - use.cost : chosen.points;
  const left: Payer = payer.source === "unlimited" ? payer : { ...payer, points: payer.points - spent };
  const asked = { use: use.id, payer: left, method, made: [], spent, box: null };
  const answer: Result<unknown> = spend(currentRuleset(), asked, dialValues());
  return { use: use.id, gain: use.gain ?? "plus-one", cost: use.cost, refusal: answer.ok ? null : answer, selected };
}
