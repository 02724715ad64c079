import type { DialValues } from "../../dials/dial-values.ts";
import { isAdded, readList } from "../../dials/list-dial.ts";
import type { ChoiceDial, Dial, FormulaDial } from "../../dials/read-dial.ts";
import type { TraitSnapshot } from "../../snapshot.ts";
import { RENEWABLE, STRESS_MODELS, type StressModel, TRACK_LIST } from "./dials.data.ts";

/** A track a campaign has added: wealth, mana, sanity. */
interface OwnTrack {
  readonly id: string;
  readonly name: string;
  readonly boxes: FormulaDial;
  readonly model: ChoiceDial<StressModel>;
}

/** S5-R11: boxes as for mana, until the campaign says otherwise. Source: S5, S11. */
const INITIAL_BOXES = "affinity + willpower";

/** Source: S5, S11. */
export function ownTracks(dials: DialValues): readonly OwnTrack[] {
  return readList(TRACK_LIST, dials)
    .filter(({ id }) => isAdded(id))
    .map(({ id, name: about }) => ({
      id,
      name: about,
      boxes: {
        id: `strands-boxes-${id}`,
        group: "harm",
        kind: "formula",
        label: "own-track-boxes",
        about,
        initial: INITIAL_BOXES,
        names: ["size", "affinity"],
      },
      model: {
        id: `strands-stress-${id}`,
        group: "harm",
        kind: "choice",
        label: "own-track-stress",
        about,
        initial: "rows",
        choices: STRESS_MODELS,
      },
    }));
}

/** How each of them is counted, and its boxes. */
export function ownTrackDials(dials: DialValues): readonly Dial[] {
  return ownTracks(dials).flatMap(({ boxes, model }) => [model, boxes]);
}

/** Whether breaks clear a track's stress. Those of vehicles and armour are no part of the list, and renew. Source: S5. */
export function isRenewable(track: string, dials: DialValues): boolean {
  return readList(TRACK_LIST, dials).every(({ id, group }) => id !== track || group === RENEWABLE);
}

/** The rank of the best affinity, 0 for none: a formula calls it `affinity`. Source: S4, S11. */
export function highestAffinity(traits: readonly TraitSnapshot[]): number {
  return Math.max(0, ...traits.filter(({ group }) => group === "affinity").map(({ rank }) => rank ?? 0));
}
