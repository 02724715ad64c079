import type { DialValues } from "./dial-values.ts";
import { isAdded, type ListDial, readList } from "./list-dial.ts";
import type { FormulaDial } from "./read-dial.ts";

/** Boxes of such a track clear with a break; on the others they stay. */
const RENEWABLE = "renewable";
const LASTING = "lasting";

/** A track a campaign has added: wealth, mana, sanity. */
export interface OwnTrack {
  readonly id: string;
  readonly name: string;
  readonly boxes: FormulaDial;
}

/** The tracks of a game as a list: a campaign leaves some out, renames them, says which renew, and adds its own. */
export interface TrackDials {
  readonly list: ListDial;
  readonly own: (dials: DialValues) => readonly OwnTrack[];
  readonly isLeftOut: (track: string, dials: DialValues) => boolean;
  /** Whether breaks clear it. What is no part of the list, such as armor, renews. */
  readonly renews: (track: string, dials: DialValues) => boolean;
  /** The campaign's name for it, "" for the game's. */
  readonly nameOf: (track: string, dials: DialValues) => string;
}

interface TracksOfGame {
  readonly game: string;
  readonly tracks: readonly string[];
  /** The game has no break that clears them. */
  readonly lasting?: true;
  /** Boxes of one that is added, until the campaign says otherwise, and the names its formula may use besides traits. */
  readonly boxes: string;
  readonly names: readonly string[];
  /** The key of the words about those boxes. */
  readonly label?: string;
}

export function trackDials({ game, tracks, lasting, boxes, names, label = "own-track-boxes" }: TracksOfGame): TrackDials {
  const list: ListDial = {
    id: `${game}-tracks`,
    group: "harm",
    kind: "list",
    initial: tracks.map((id) => ({ id, group: lasting ? LASTING : RENEWABLE })),
    groups: [RENEWABLE, LASTING],
    words: { things: `Track.${game}`, groups: "TrackGroup" },
  };
  const boxesOf = (id: string, about: string): FormulaDial => ({
    id: `${game}-boxes-${id}`,
    group: "harm",
    kind: "formula",
    label,
    about,
    initial: boxes,
    names,
  });
  return {
    list,
    own: (dials) =>
      readList(list, dials)
        .filter(({ id }) => isAdded(id))
        .map(({ id, name }) => ({ id, name, boxes: boxesOf(id, name) })),
    isLeftOut: (track, dials) =>
      list.initial.some(({ id }) => id === track) && !readList(list, dials).some(({ id }) => id === track),
    renews: (track, dials) => readList(list, dials).every(({ id, group }) => id !== track || group === RENEWABLE),
    nameOf: (track, dials) => readList(list, dials).find(({ id }) => id === track)?.name ?? "",
  };
}
