import type { TrackBox, TakenWound } from "../../rules/harm/tracks.ts";
import { pointsOf, type Payer } from "../../rules/spend/payer.ts";
import type { Payment } from "../../rules/invoke/invoke.ts";
import type { Result } from "../../rules/result.ts";
import type { SpendUse } from "../../rules/spend/spend-rules.ts";
import { type Text, text } from "../text.ts";
import { againstParent, type AgainstParent, readAgainst } from "../invoke/against-parent.view.ts";
import { bestAnswer, inReadingOrder, type ReachedAspect, reachView, type ReachView } from "../invoke/reach.view.ts";
import { refusalText } from "../entries/refusal.view.ts";
import { type PaidWith, paymentCost, pointsCost } from "./spend-cost.view.ts";
import { boxText } from "./story-text.ts";

/** What the user has chosen so far. */
export interface SpendChosen {
  readonly payer: string;
  readonly use: string;
  /** Uuid of the aspect it needs. */
  readonly aspect: string;
  /** Whether that works against the actor it is on; "" until the user has said so. */
  readonly against: string;
  /** Uuid of the aspect whose box pays, "" for a point. */
  readonly paid: string;
  /** Uuid of the other actor it is about, and one of that actor's wounds as `track/box`. */
  readonly target: string;
  readonly box: string;
}

export interface Person {
  readonly uuid: string;
  readonly name: string;
}

/** What the documents and the rules allow for a choice. */
export interface SpendInput {
  readonly game: string;
  readonly payers: readonly Person[];
  readonly payer: Payer;
  readonly uses: readonly { readonly use: SpendUse; readonly payments: readonly PaidWith[] }[];
  /** Aspects in reach, for a use that needs one. */
  readonly aspects: readonly ReachedAspect[];
  readonly others: readonly Person[];
  /** The chosen other actor, or the one suggested first. */
  readonly target: string;
  /** Wounds of the chosen other actor, and what happens if each is taken over. */
  readonly boxes: readonly { readonly box: TrackBox; readonly taken: Result<TakenWound> }[];
}

interface Choice {
  readonly value: string;
  readonly name: Text;
  readonly hint: Text | null;
  readonly note: Text | null;
  readonly disabled: boolean;
  readonly selected: boolean;
}

export interface SpendForm {
  readonly chosen: SpendChosen;
  readonly payers: readonly (Person & { readonly selected: boolean })[];
  readonly has: Text;
  readonly uses: readonly Choice[];
  /** What else the chosen use asks for; null if nothing. */
  readonly aspects: ReachView | null;
  readonly against: AgainstParent | null;
  readonly others: readonly (Person & { readonly selected: boolean })[] | null;
  readonly asksWound: boolean;
  readonly boxes: readonly Choice[];
  readonly payments: readonly PaidWith[] | null;
  /** What it costs, null while something is missing. */
  readonly cost: Text | null;
  /** How the aspect it needs is paid; null where it needs none. */
  readonly expects: Payment | null;
}

/** Every use of the game without a roll, what it costs this payer, and what else the chosen one asks for. */
export function spendForm(source: SpendInput, wanted: SpendChosen): SpendForm {
  const chosen = fittingChoice(source, wanted);
  const offer = source.uses.find(({ use }) => use.id === chosen.use);
  const use = offer?.use ?? null;
  return {
    chosen,
    payers: source.payers.map((person) => ({ ...person, selected: person.uuid === chosen.payer })),
    has: hasText(source.payer),
    uses: source.uses.map(({ use: { id, aspect, cost } }) => ({
      value: id,
      name: text(`NORN.Spend.Use.${source.game}.${id}.name`),
      hint: text(`NORN.Spend.Use.${source.game}.${id}.hint`),
      note: whyNotUse(source, id) ?? (aspect ? null : pointsCost(cost)),
      disabled: whyNotUse(source, id) !== null,
      selected: id === chosen.use,
    })),
    aspects: use?.aspect ? reachView(inReadingOrder(source.aspects), [chosen.aspect]) : null,
    against: use?.aspect ? againstParent(aspectOf(source, chosen), "effect", readAgainst(chosen.against)) : null,
    others: use?.other ? source.others.map((person) => ({ ...person, selected: person.uuid === chosen.target })) : null,
    asksWound: (use?.takeWound ?? null) !== null,
    boxes: source.boxes.map((each) => boxChoice(source.game, each, chosen.box)),
    payments: offer && offer.payments.length > 1 ? offer.payments : null,
    cost: costOf(source, chosen),
    expects: use?.aspect ? paymentOf(aspectOf(source, chosen)) : null,
  };
}

/** What is not chosen yet, or no longer exists, becomes the first possible one. */
function fittingChoice(source: SpendInput, wanted: SpendChosen): SpendChosen {
  const open = source.uses.filter(({ use }) => whyNotUse(source, use.id) === null).map(({ use }) => use.id);
  const aspects = inReadingOrder(source.aspects).filter(bestAnswer);
  const boxes = source.boxes.filter(({ taken }) => taken.ok).map(({ box }) => boxId(box));
  const known = source.uses.some(({ use: { id } }) => id === wanted.use);
  const use = known ? wanted.use : (open[0] ?? "");
  const there = source.aspects.some(({ uuid }) => uuid === wanted.aspect);
  const payments = source.uses.find((offer) => offer.use.id === use)?.payments ?? [];
  return {
    payer: source.payer.actor,
    use,
    aspect: there ? wanted.aspect : (aspects[0]?.uuid ?? ""),
    against: there ? wanted.against : "",
    paid: payments.find(({ selected }) => selected)?.value ?? "",
    target: source.target,
    box: boxes.includes(wanted.box) ? wanted.box : (boxes[0] ?? ""),
  };
}

function aspectOf({ aspects }: SpendInput, chosen: SpendChosen): ReachedAspect | undefined {
  return aspects.find(({ uuid }) => uuid === chosen.aspect);
}

function paymentOf(aspect: ReachedAspect | undefined): Payment | null {
  const invoked = aspect && bestAnswer(aspect)?.invoked;
  return invoked?.ok ? invoked.value.payment : null;
}

/** Why a use cannot be chosen, null if it can. */
function whyNotUse({ uses, aspects, others }: SpendInput, id: string): Text | null {
  const offer = uses.find(({ use }) => use.id === id);
  if (!offer) return text("NORN.Spend.unknownUse");
  if (offer.use.other && others.length === 0) return text("NORN.Spend.nobodyElse");
  if (!offer.use.aspect) return offer.payments.every(({ disabled }) => disabled) ? (offer.payments[0]?.refusal ?? null) : null;
  if (aspects.some(bestAnswer)) return null;
  const refused = aspects[0]?.answers[0]?.invoked;
  return refused && !refused.ok ? refusalText(refused) : text("NORN.Spend.noAspect");
}

function hasText(payer: Payer): Text {
  const points = pointsOf(payer);
  return points === null
    ? text("NORN.Spend.Have.unlimited")
    : text(`NORN.Spend.Have.${payer.source}`, { points: pointsCost(points) });
}

function boxId({ track, box }: TrackBox): string {
  return `${track}/${box}`;
}

/** Where a wound comes from and where it would go. */
function boxChoice(game: string, { box, taken }: SpendInput["boxes"][number], chosen: string): Choice {
  return {
    value: boxId(box),
    name: boxText(game, box.box),
    hint: null,
    note: taken.ok ? text("NORN.Spend.lands", { row: boxText(game, taken.value.to.box) }) : refusalText(taken),
    disabled: !taken.ok,
    selected: boxId(box) === chosen,
  };
}

function costOf(source: SpendInput, chosen: SpendChosen): Text | null {
  const offer = source.uses.find(({ use }) => use.id === chosen.use);
  if (!offer) return null;
  const { use, payments } = offer;
  if ((use.other && chosen.target === "") || (use.takeWound && chosen.box === "")) return null;
  if (!use.aspect) return payments.find(({ selected }) => selected)?.label ?? null;
  const aspect = aspectOf(source, chosen);
  const invoked = aspect && bestAnswer(aspect)?.invoked;
  return invoked?.ok ? paymentCost(invoked.value.payment, invoked.value.points) : null;
}
