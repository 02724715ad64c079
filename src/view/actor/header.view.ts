import { gameName } from "../game-name.ts";
import type { ActiveGame, Ruleset } from "../../rules/ruleset.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { anyTierText } from "../listed-words.ts";
import { aheadText } from "../entries/pending.view.ts";
import { type Text, text } from "../text.ts";
import { type DefeatView, defeatView } from "../condition/defeat.view.ts";
import type { SheetParts } from "./sheet-parts.ts";
import type { SheetFlags, SheetInput } from "./sheet-input.ts";

interface PointsView {
  readonly value: number;
  /** One element for each coin to draw; empty when there are too many to count at a glance. */
  /** What is left once a GM has settled what waits; null where that changes nothing. */
  readonly ahead: Text | null;
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
  /** What belongs into an empty summary. */
  readonly summaryHint: Text;
  /** Type of actor, NPC tier and game, as one line. */
  readonly type: Text;
  readonly tier: Text | null;
  readonly game: Text;
  readonly out: DefeatView | null;
  /** Null for those who have no points of their own. */
  readonly points: PointsView | null;
  /** The scene of a situation; null where there is none. One that is gone, or not for this reader, has no name. */
  readonly scene: { readonly uuid: string; readonly name: string } | null;
  /** Numbers that say how large or strong it is. While the sheet is edited they are fields. */
  readonly facts: readonly HeaderFact[];
  readonly editable: boolean;
  readonly editing: boolean;
}

interface HeaderFact {
  readonly id: string;
  readonly label: Text;
  readonly value: number;
}

/** Characters of a name or summary that fit into five lines at any width. */
const LONG = 90;
/** More than this is shown as a number only. */
const MOST_COINS = 10;

export function headerView(source: SheetInput, played: ActiveGame, flags: SheetFlags, parts: SheetParts): HeaderView {
  const { ruleset } = played;
  const { actor } = source;
  return {
    name: actor.name,
    img: source.img,
    summary: source.summary,
    longName: actor.name.length > LONG,
    longSummary: source.summary.length > LONG,
    summaryHint: text(isPerson(actor.type) ? "NORN.Sheet.Header.summaryHint" : "NORN.Sheet.Parts.what"),
    type: text(`TYPES.Actor.${actor.type}`),
    tier: parts.tier && actor.tier ? anyTierText(actor.ownTier || actor.tier, ruleset) : null,
    game: gameName(ruleset.id),
    out: defeatView(source.out),
    points: parts.points === "all" ? pointsView(source, ruleset) : null,
    scene: flags.editing ? null : sceneOf(source, parts),
    facts: flags.editing ? [] : [...factsOf(source, parts, played), ...vehicleFacts(actor, played)],
    editable: flags.editable,
    editing: flags.editing,
  };
}

function isPerson(type: string): boolean {
  return type === "character" || type === "npc";
}

function sceneOf({ scene, scenes }: SheetInput, parts: SheetParts): HeaderView["scene"] {
  if (!parts.scene || scene === "") return null;
  return { uuid: scene, name: scenes.find(({ id }) => id === scene)?.name ?? "" };
}

/** A person of usual size has no need to say so. */
function factsOf({ actor }: SheetInput, parts: SheetParts, { ruleset, dials }: ActiveGame): HeaderFact[] {
  const { type, size, fatePoints, count } = actor;
  // The table of its type says it, unless it has its own.
  const refresh = type === "npc" ? fatePoints.refresh : ruleset.fatePoints.start(actor, dials);
  const label = text(`NORN.Sheet.Parts.${type === "organization" ? "influence" : "size"}`);
  const sized = parts.size && (type !== "npc" || size !== 0);
  const refreshed = parts.points === "refresh" && (type !== "npc" || fatePoints.refresh > 0);
  return [
    ...(parts.tier && count > 1 ? [{ id: "count", label: text("NORN.Sheet.Parts.people"), value: count }] : []),
    ...(sized ? [{ id: "size", label, value: size }] : []),
    ...(refreshed ? [{ id: "refresh", label: text("NORN.Sheet.Points.refresh"), value: refresh }] : []),
  ];
}

/** A vehicle is known by its tech level, its speed and its armor besides its size. Source: S8. */
function vehicleFacts(actor: ActorSnapshot, { ruleset: { vehicles }, dials }: ActiveGame): HeaderFact[] {
  if (actor.type !== "vehicle" || !vehicles) return [];
  const speed = actor.traits.find(({ key }) => key === vehicles.speed)?.rank ?? null;
  const armor = vehicles.armor(actor);
  return [
    vehicleFact("techLevel", vehicles.techLevel(actor, dials)),
    ...(speed === null ? [] : [vehicleFact("speed", speed)]),
    ...(armor === 0 ? [] : [vehicleFact("armor", armor)]),
  ];
}

function vehicleFact(id: string, value: number): HeaderFact {
  return { id, label: text(`NORN.Vehicle.Fact.${id}`), value };
}

function pointsView({ actor: { fatePoints: points }, pointsAhead }: SheetInput, ruleset: Ruleset): PointsView {
  const { value } = points;
  const { refresh, debt, held } = ruleset.fatePoints;
  const has = { refresh, debt: debt !== null, held };
  return {
    value,
    ahead: pointsAhead === null ? null : aheadText(pointsAhead),
    coins: value <= MOST_COINS ? Array.from({ length: value }, (_, index) => index + 1) : [],
    others: (["refresh", "debt", "held"] as const)
      .filter((id) => has[id])
      .map((id) => ({ id, name: `system.fatePoints.${id}`, value: points[id], label: text(`NORN.Sheet.Points.${id}`) })),
    payable: has.debt && points.debt > 0 && value > 0,
  };
}
