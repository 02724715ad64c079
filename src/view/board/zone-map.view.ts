import { waysFrom, type ZoneMap } from "../../rules/zones/zones.ts";
import type { PersonInput } from "./board-input.ts";
import { type BoardPerson, personView } from "./zones.view.ts";

/** A zone on the picture; its place in percent of the width and the height. */
interface MapNode {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly people: readonly BoardPerson[];
  /** More people than are drawn. */
  readonly more: number;
}

/** A line between two zones, in percent; the border at its middle, 0 for none. */
interface MapLine {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly middle: { readonly x: number; readonly y: number };
  readonly border: number;
}

export interface MapPicture {
  /** Many zones need more room. */
  readonly large: boolean;
  readonly nodes: readonly MapNode[];
  readonly lines: readonly MapLine[];
}

/** More portraits than this do not fit into a zone on the picture. */
const MOST_DRAWN = 4;

/** The zones as a picture that draws itself: on a ring in their order, so that those next to each other mostly are there too. */
export function mapPicture(map: ZoneMap, people: readonly PersonInput[]): MapPicture | null {
  const { zones } = map;
  if (zones.length < 2) return null;
  const places = new Map(zones.map(({ id }, index) => [id, placeOnRing(index, zones.length)]));
  const nodes = zones.map(({ id, name }) => {
    const here = people.filter(({ zone }) => zone === id);
    const drawn = here.slice(0, MOST_DRAWN).map(personView);
    return { id, name, ...(places.get(id) ?? CENTRE), people: drawn, more: here.length - drawn.length };
  });
  return { large: zones.length > MOST_ON_RING, nodes, lines: linesOf(map, places) };
}

type Place = MapLine["middle"];
const CENTRE: Place = { x: 50, y: 50 };

/** More do not fit side by side on a ring. */
const MOST_ON_RING = 7;
const RING = { x: 34, y: 34 };
const OUTER = { x: 36, y: 43 };
const INNER = { x: 17, y: 24 };

/** Two zones stand side by side; more begin at the left and go round; of many, every other one a step inside. */
function placeOnRing(index: number, count: number): Place {
  const turn = Math.PI - (2 * Math.PI * index) / count;
  const ring = count <= MOST_ON_RING ? RING : index % 2 === 0 ? OUTER : INNER;
  return { x: Math.round(50 + ring.x * Math.cos(turn)), y: Math.round(50 - ring.y * Math.sin(turn)) };
}

/** Each pair once, whichever zone its way begins at. */
function linesOf(map: ZoneMap, places: ReadonlyMap<string, Place>): MapLine[] {
  const ids = map.zones.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    waysFrom(map, id).flatMap(({ to, border }) => {
      const [a, b] = [places.get(id), places.get(to)];
      if (!a || !b || ids.indexOf(to) <= index) return [];
      return { from: a, to: b, middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, border };
    }),
  );
}
