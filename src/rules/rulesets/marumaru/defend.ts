import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice } from "../../dials/read-dial.ts";
import type { ConflictScope, Defense, DefenseAsked } from "../../harm/harm-rules.ts";
import { FIGHT_STAKES } from "../../harm/stakes.data.ts";
import { unwrittenId } from "../../skills/listed-traits.ts";
import type { ActorSnapshot, TraitSnapshot } from "../../snapshot.ts";
import { DEFENSE } from "./harm-dials.data.ts";
import { POOL } from "./marumaru.data.ts";
import { INJURIES } from "./tracks.ts";

/** The one kind of conflict of the source, and what each kind of attack rolls. Source: M4. */
export const MARUMARU_SCOPES: readonly ConflictScope[] = [
  {
    id: "fight",
    tracks: [INJURIES],
    attacks: ["brawl", "aim"],
    stakes: FIGHT_STAKES,
    pairs: [
      { id: "melee", traits: ["brawl", "might"] },
      { id: "shooting", traits: ["aim", "dexterity"] },
      { id: "thrown", traits: ["aim", "might"] },
    ],
  },
];

/** An attribute starts at one. Source: M1. */
const UNBOUGHT = 1;

type Ranked = Pick<TraitSnapshot, "id" | "rank">;

const ranked = ({ traits }: ActorSnapshot, key: string): Ranked =>
  traits.find((trait) => trait.key === key) ?? { id: unwrittenId(key), rank: UNBOUGHT };

const highestFirst = (traits: readonly Ranked[]): readonly string[] =>
  traits
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (other.rank ?? 0) - (one.rank ?? 0))
    .map(({ id }) => id);

/** The higher of Stamina and Dexterity, or for an NPC with a ladder its best number. M4-R1, M4-R4. Source: M1, M4. */
export function marumaruDefenses({ defender }: DefenseAsked, dials: DialValues): readonly Defense[] {
  const usual = { id: "usual", rank: null, modifier: 0 };
  if (defender.tier === POOL)
    return [{ ...usual, traits: highestFirst(defender.traits.filter(({ group }) => group === POOL)), joins: "" }];
  const traits = highestFirst([ranked(defender, "stamina"), ranked(defender, "dexterity")]);
  const athletics = defender.traits.find(({ key, rank }) => key === "athletics" && rank !== null);
  return [{ ...usual, traits, joins: readChoice(DEFENSE, dials) === "athletics" ? (athletics?.id ?? "") : "" }];
}
