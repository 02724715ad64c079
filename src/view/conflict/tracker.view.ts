import { gameName } from "../game-name.ts";
import type { LedgerConflict, LedgerParticipant } from "../../ledger/conflict/conflict.ts";
import { choosable, currentOf, isDefending, order } from "../../rules/conflict/order.ts";
import { isDeclared, isDone, isHolding, smallerNow } from "../../rules/conflict/conflict-now.ts";
import { stepsNow, type TurnStep } from "../../rules/conflict/take-step.ts";
import { type Text, type TextArgs, text } from "../text.ts";

/** What the tracker knows of a participant besides its marks. */
export interface TrackedFacts {
  readonly img: string;
  /** The reader plays it. */
  readonly mine: boolean;
  /** Players do not see it. */
  readonly hidden: boolean;
  /** Fate points, null for those the reader may not see. */
  readonly points: number | null;
  /** Its track, null for those the reader may not see. */
  readonly track: { readonly name: Text; readonly rows: readonly (readonly boolean[])[] } | null;
  /** A step of it that is not settled yet; null for none. */
  readonly pending: PendingStep | null;
}

export interface PendingStep {
  readonly words: Text;
  /** Id of its request, if this reader may take it back; "" if not. */
  readonly withdraws: string;
}

export interface TrackerInput {
  readonly game: string;
  readonly conflict: LedgerConflict;
  readonly facts: ReadonlyMap<string, TrackedFacts>;
  readonly leads: boolean;
}

interface StepButton {
  readonly step: TurnStep;
  /** Who takes the step. */
  readonly who: string;
  /** Who is chosen to go next. */
  readonly next: string;
  readonly icon: string;
  readonly label: Text;
  readonly hint: Text;
}

export interface TrackerRow {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly css: string;
  readonly isCurrent: boolean;
  /** What it is ordered by; "" where no number decides or none is there. */
  readonly initiative: string;
  readonly place: Text;
  readonly badges: readonly { readonly id: string; readonly icon: string; readonly label: Text }[];
  readonly declaration: Text | string | null;
  readonly points: Text | null;
  readonly value: number | null;
  readonly track: { readonly label: Text; readonly rows: readonly (readonly boolean[])[] } | null;
  readonly steps: readonly StepButton[];
  readonly pending: Text | null;
  /** Id of the request this reader may take back, "" for none. */
  readonly withdraws: string;
  readonly hidden: boolean;
  readonly out: boolean;
  readonly side: string;
  /** For the GM, who can change everything about it. */
  readonly led: { readonly initiative: string; readonly givesUp: StepButton | null } | null;
}

const ICONS: Readonly<Record<TurnStep, string>> = {
  act: "fa-check",
  hold: "fa-pause",
  enter: "fa-play",
  hand: "fa-hand-point-right",
  call: "fa-hand-point-right",
  defend: "fa-shield",
  smaller: "fa-shoe-prints",
  declare: "fa-comment",
  giveUp: "fa-flag",
};

/** Everyone in the order of the conflict, with what the reader may do about them now. */
export function trackerRows(source: TrackerInput): readonly TrackerRow[] {
  const { conflict, facts, leads } = source;
  const rows = order(conflict);
  return rows.flatMap((row, place) =>
    row.flatMap((id) => {
      const one = conflict.participants.find((each) => each.id === id);
      const known = facts.get(id);
      if (!one || !known || (known.hidden && !known.mine && !leads)) return [];
      return [rowView(source, one, known, { place: place + 1, together: row.length > 1 })];
    }),
  );
}

function rowView(
  source: TrackerInput,
  one: LedgerParticipant,
  known: TrackedFacts,
  { place, together }: { readonly place: number; readonly together: boolean },
): TrackerRow {
  const { conflict, leads } = source;
  const current = currentOf(conflict);
  const isCurrent = current === one.id;
  const out = one.out || one.gaveUp;
  const steps = known.pending === null ? stepsOf(source, one, known) : [];
  const givesUp = steps.find(({ step }) => step === "giveUp") ?? null;
  const classes = [isCurrent ? "active" : "", out ? "defeated" : "", known.hidden ? "hide" : ""];
  return {
    id: one.id,
    name: one.name,
    img: known.img,
    css: [...classes, isDone(conflict, one) && conflict.round > 0 ? "is-done" : "", known.mine ? "is-mine" : ""]
      .filter(Boolean)
      .join(" "),
    isCurrent,
    initiative: conflict.ordering === "standing" && one.initiative !== null ? String(Math.floor(one.initiative)) : "",
    place: text(together && conflict.ordering === "standing" ? "NORN.Conflict.placeShared" : "NORN.Conflict.place", { place }),
    badges: badgesOf(source, one),
    declaration: declarationOf(conflict, one, known.mine),
    points:
      known.points === null
        ? null
        : text(known.points === 1 ? "NORN.Strip.Points.one" : "NORN.Strip.Points.many", { value: known.points }),
    value: known.points,
    track: known.track && trackOf(known.track),
    steps: leads ? steps.filter(({ step }) => step !== "giveUp") : steps,
    pending: known.pending?.words ?? null,
    withdraws: known.pending?.withdraws ?? "",
    hidden: known.hidden,
    out,
    side: one.side,
    led: leads ? { initiative: one.initiative === null ? "" : String(one.initiative), givesUp } : null,
  };
}

function trackOf({ name, rows }: NonNullable<TrackedFacts["track"]>): TrackerRow["track"] {
  const boxes = rows.flat();
  const checked = boxes.filter(Boolean).length;
  return { label: text("NORN.Conflict.boxes", { track: name, checked, count: boxes.length }), rows };
}

function badgesOf({ conflict, game }: TrackerInput, one: LedgerParticipant): TrackerRow["badges"] {
  const badge = (id: string, icon: string, args?: TextArgs) => ({ id, icon, label: text(`NORN.Conflict.Badge.${id}`, args) });
  if (one.gaveUp) return [badge("gave-up", "fa-flag")];
  if (one.out) return [badge("out", "fa-skull")];
  const small = smallerNow(conflict, one);
  return [
    ...(conflict.round > 0 && one.acted === conflict.round ? [badge("acted", "fa-check")] : []),
    ...(isHolding(conflict, one) ? [badge("holding", "fa-pause")] : []),
    ...(isDefending(conflict, one) ? [badge("defending", "fa-shield", fullDefense(game, conflict))] : []),
    ...(small > 0 ? [badge("smaller", "fa-shoe-prints", { by: small })] : []),
  ];
}

/** Hidden from others until everyone has declared. Source: F8. */
function declarationOf(conflict: LedgerConflict, one: LedgerParticipant, mine: boolean): Text | string | null {
  if (conflict.ordering !== "together" || conflict.round === 0 || one.declared !== conflict.round) return null;
  return mine || isDeclared(conflict) ? one.declaration : text("NORN.Conflict.declaredHidden");
}

/** The game's word for it, and what it adds. */
function fullDefense(game: string, { rules: { fullDefense: full } }: LedgerConflict): TextArgs {
  return full ? { defense: text(`NORN.Defense.${game}.${full.defense}.name`), by: full.adds } : {};
}

function stepsOf(
  { conflict, facts, leads, game }: TrackerInput,
  one: LedgerParticipant,
  { mine }: TrackedFacts,
): readonly StepButton[] {
  const button = (step: TurnStep, who: string, next = ""): StepButton => ({
    step,
    who,
    next,
    icon: ICONS[step],
    label: text(`NORN.Conflict.Step.${step}.label`, fullDefense(game, conflict)),
    hint: text(`NORN.Conflict.Step.${step}.hint`, {
      name: one.name,
      game: gameName(game),
      ...fullDefense(game, conflict),
    }),
  });
  const own = mine ? stepsNow(conflict, one).filter((step) => step !== "hand" && (step !== "call" || leads)) : [];
  const current = currentOf(conflict);
  const chooses = conflict.ordering === "narrative" && facts.get(current)?.mine === true && facts.get(current)?.pending === null;
  const chosen = chooses && choosable(conflict, current).some(({ id }) => id === one.id);
  return [...(chosen ? [button("hand", current, one.id)] : []), ...own.map((step) => button(step, one.id))];
}
