import { type MoveCost, moveCost, total as totalCost, waysFrom, type ZoneMap } from "../../rules/zones/zones.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type Text, text } from "../text.ts";
import { pointsText } from "../points-bar/points-bar.view.ts";
import { addLine, type AddLine, type BoardAspect, boardAspect } from "./board-aspect.view.ts";
import type { PersonInput, PlaceInput } from "./board-input.ts";

export interface BoardPerson {
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  /** What the reader may see of how they fare, in words. */
  readonly facts: readonly Text[];
  /** Fate points; null for those the reader may not see. */
  readonly points: string | null;
  /** How much of their track is marked, as CSS has it; null for the unhurt, and for those the reader may not see. */
  readonly marked: string | null;
  readonly out: boolean;
  readonly readable: boolean;
}

export interface BoardZone {
  readonly id: string;
  readonly name: string;
  readonly aspects: readonly BoardAspect[];
  readonly people: readonly BoardPerson[];
  /** The zones next to it, with the borders between. */
  readonly ways: readonly Text[];
  readonly add: AddLine;
}

/** The zones of a place with what is in them, and who is in none of them. */
export function zonesView(
  place: PlaceInput,
  ruleset: Ruleset,
): { readonly zones: readonly BoardZone[]; readonly people: readonly BoardPerson[] } {
  const { map, people, aspects } = place;
  const known = new Set(map.zones.map(({ id }) => id));
  return {
    zones: map.zones.map(({ id, name }) => ({
      id,
      name,
      aspects: aspects.filter(({ zone }) => zone === id).map((aspect) => boardAspect(aspect, ruleset)),
      people: people.filter(({ zone }) => zone === id).map(personView),
      ways: waysText(map, id),
      add: addLine({ ...place, name }, id),
    })),
    people: map.zones.length === 0 ? [] : people.filter(({ zone }) => !known.has(zone)).map(personView),
  };
}

export function personView({ uuid, name, img, readable, condition: { points, track, out } }: PersonInput): BoardPerson {
  const facts = [
    ...(out ? [text("NORN.Recovery.takenOut")] : []),
    ...(points === null ? [] : [pointsText(points)]),
    ...(track ? [text("NORN.Conflict.boxes", { track: track.name, checked: track.checked, count: track.count })] : []),
  ];
  const marked = track && `${Math.round((100 * track.checked) / track.count)}%`;
  return { uuid, name, img, facts, points: points === null ? null : String(points), marked, out, readable };
}

function waysText(map: ZoneMap, id: string): Text[] {
  const names = new Map(map.zones.map((zone) => [zone.id, zone.name]));
  return waysFrom(map, id).flatMap(({ to, border, barrier }) => {
    const name = names.get(to);
    if (name === undefined) return [];
    if (barrier !== undefined) return text("NORN.Board.Zone.barrier", { to: name, border, barrier });
    return border > 0 ? text("NORN.Board.Zone.border", { to: name, border }) : text("NORN.Board.Zone.next", { to: name });
  });
}

/** One place to move to. */
export interface MoveChoice {
  readonly zone: string;
  readonly label: Text;
}

/** Where someone may move, nearest first; to the zones no way leads to last. */
export function moveChoices(map: ZoneMap, from: string): MoveChoice[] {
  const costs = map.zones
    .filter(({ id }) => id !== from)
    .map((zone) => ({ zone, cost: moveCost(map, from, zone.id) }))
    .toSorted((a, b) => farness(a.cost) - farness(b.cost));
  return costs.map(({ zone: { id, name }, cost }) => ({ zone: id, label: moveText(name, cost) }));
}

function farness(cost: MoveCost | null): number {
  return cost ? totalCost(cost) : Number.POSITIVE_INFINITY;
}

function moveText(name: string, cost: MoveCost | null): Text {
  if (!cost) return text("NORN.Board.Zone.move", { name });
  const key = (cost.zones === 1 ? "moveOne" : "moveFar") + (cost.borders > 0 ? "Over" : "");
  return text(`NORN.Board.Zone.${key}`, { name, zones: cost.zones, borders: cost.borders });
}
