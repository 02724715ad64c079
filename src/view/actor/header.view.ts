import type { Ruleset } from "../../rules/ruleset.ts";
import { type Text, text } from "../text.ts";
import { type OutView, outView } from "./out.view.ts";
import type { SheetFlags, SheetSource } from "./sheet-source.ts";

export interface PointsView {
  readonly value: number;
  /** One element for each coin to draw; empty when there are too many to count at a glance. */
  readonly coins: readonly number[];
  /** The other fate point counters this game has. */
  readonly others: readonly { readonly id: string; readonly name: string; readonly value: number; readonly label: Text }[];
  /** Something is owed, and there are points to pay it with. */
  readonly payable: boolean;
}

export interface HeaderView {
  readonly name: string;
  readonly img: string;
  readonly summary: string;
  /** Too long to be shown in full. */
  readonly longName: boolean;
  readonly longSummary: boolean;
  /** Type of actor and game, as one line. */
  readonly type: Text;
  readonly game: Text;
  readonly out: OutView | null;
  readonly points: PointsView;
  readonly editable: boolean;
  readonly editing: boolean;
}

/** Characters of a name or summary that fit into five lines at any width. */
const LONG = 90;
/** More than this is shown as a number only. */
const MOST_COINS = 10;

export function headerView(source: SheetSource, ruleset: Ruleset, flags: SheetFlags): HeaderView {
  const { actor } = source;
  return {
    name: actor.name,
    img: source.img,
    summary: source.summary,
    longName: actor.name.length > LONG,
    longSummary: source.summary.length > LONG,
    type: text(`TYPES.Actor.${actor.type}`),
    game: text(`NORN.Game.Name.${ruleset.id}`),
    out: outView(source.out),
    points: pointsView(actor.fatePoints, ruleset),
    editable: flags.editable,
    editing: flags.editing,
  };
}

function pointsView(points: SheetSource["actor"]["fatePoints"], ruleset: Ruleset): PointsView {
  const { value } = points;
  const has = { refresh: ruleset.fatePoints.refresh, debt: ruleset.fatePoints.debt, held: ruleset.fatePoints.held };
  return {
    value,
    coins: value <= MOST_COINS ? Array.from({ length: value }, (_, index) => index + 1) : [],
    others: (["refresh", "debt", "held"] as const)
      .filter((id) => has[id])
      .map((id) => ({ id, name: `system.fatePoints.${id}`, value: points[id], label: text(`NORN.Sheet.Points.${id}`) })),
    payable: has.debt && points.debt > 0 && value > 0,
  };
}
