import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { FatePointCounter } from "../../rules/events/ledger-state.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { signed } from "../rank.view.ts";
import { type Defeat, type DefeatView, defeatView } from "../condition/defeat.view.ts";
import { aheadText } from "../entries/pending.view.ts";
import { shortNames } from "../short-name.ts";
import { type Text, text } from "../text.ts";

/** A player's character, as given to the strip. */
export interface BarCharacter {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  readonly points: ActorSnapshot["fatePoints"];
  /** Points left once a GM has settled what waits; null where that changes none. */
  readonly ahead: number | null;
  /** The reader's own character. */
  readonly own: boolean;
  readonly out: Defeat;
}

export interface PointsBarInput {
  readonly characters: readonly BarCharacter[];
  /** The GM's points for NPCs: null where the game has none. Undefined: the reader may not see them. */
  readonly pool: number | null | undefined;
  readonly folded: boolean;
  /** Points before the latest change, by the character's id. */
  readonly before: ReadonlyMap<string, number>;
  /** The reader may end a scene or begin a session. */
  readonly leads: boolean;
  /** The reader may compel a character. */
  readonly compels: boolean;
}

/** One of the other fate point counters. */
interface BarNumber {
  readonly id: FatePointCounter;
  readonly value: number;
  readonly label: Text;
}

interface BarPerson {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly short: string;
  readonly img: string;
  readonly own: boolean;
  readonly out: DefeatView | null;
  readonly value: number;
  readonly points: Text;
  /** What is left once a GM has settled what waits, and in words; null where that changes nothing. */
  readonly ahead: { readonly value: number; readonly words: Text } | null;
  /** One element for each token to draw; beyond them there is only the number. */
  readonly tokens: readonly number[];
  readonly refresh: BarNumber | null;
  readonly others: readonly BarNumber[];
  /** The latest change, while it is shown. */
  readonly change: { readonly by: string; readonly turn: "up" | "down" } | null;
}

export interface PointsBarView {
  readonly game: string;
  readonly folded: boolean;
  /** What can be started from here; null for nothing. */
  readonly actions: { readonly breaks: boolean; readonly compel: boolean } | null;
  readonly people: readonly BarPerson[];
  readonly pool: { readonly counted: boolean; readonly value: number; readonly points: Text } | null;
}

/** More tokens than this cannot be counted at a glance. */
const MOST_TOKENS = 5;

/** Everyone's fate points: the reader's own characters first, then by name. */
export function pointsBarView(source: PointsBarInput, ruleset: Ruleset): PointsBarView {
  const { characters, pool, folded, before, leads, compels } = source;
  const order = new Intl.Collator();
  const sorted = characters.toSorted((a, b) => Number(b.own) - Number(a.own) || order.compare(a.name, b.name));
  const shorts = shortNames(sorted.map(({ name }) => name));
  return {
    game: ruleset.id,
    folded,
    actions: leads || compels ? { breaks: leads, compel: compels } : null,
    people: sorted.map((character, index) => {
      const { id, name, points } = character;
      const change = changeOf(points.value - (before.get(id) ?? points.value));
      return { ...personOf(character, ruleset), short: shorts[index] ?? name, change };
    }),
    pool: pool === undefined ? null : poolView(pool),
  };
}

function personOf(character: BarCharacter, { fatePoints }: Ruleset): Omit<BarPerson, "short" | "change"> {
  const { id, uuid, name, img, points, ahead, own, out } = character;
  const others: readonly { readonly counter: "debt" | "held"; readonly kept: boolean }[] = [
    { counter: "debt", kept: fatePoints.debt !== null },
    { counter: "held", kept: fatePoints.held },
  ];
  return {
    id,
    uuid,
    name,
    img,
    own,
    out: defeatView(out),
    value: points.value,
    points: pointsText(points.value),
    ahead: ahead === null ? null : { value: ahead, words: aheadText(ahead) },
    tokens: Array.from({ length: Math.min(points.value, MOST_TOKENS) }, (_, index) => index),
    refresh: fatePoints.refresh ? numberOf("refresh", points.refresh) : null,
    // Debt and held points of zero are not worth the space.
    others: others
      .filter(({ counter, kept }) => kept && points[counter] > 0)
      .map(({ counter }) => numberOf(counter, points[counter])),
  };
}

function changeOf(by: number): BarPerson["change"] {
  return by === 0 ? null : { by: signed(by), turn: by > 0 ? "up" : "down" };
}

function poolView(pool: number | null): PointsBarView["pool"] {
  if (pool === null) return { counted: false, value: 0, points: text("NORN.Strip.unlimited") };
  return { counted: true, value: pool, points: pointsText(pool) };
}

function numberOf(id: FatePointCounter, value: number): BarNumber {
  return { id, value, label: text(`NORN.Strip.Counter.${id}`, { value }) };
}

export function pointsText(value: number): Text {
  return text(value === 1 ? "NORN.Strip.Points.one" : "NORN.Strip.Points.many", { value });
}
