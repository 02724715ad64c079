import { type ActorSnapshot, type LinkRole, type Ruleset, unwrittenId } from "../../rules/index.ts";
import { rankView } from "../actor/rank.view.ts";
import { type Text, text } from "../text.ts";
import { findRollable, type RollableTrait, rollableTraits } from "./rollable-trait.ts";

/** Someone aboard a vehicle. */
export interface Aboard {
  readonly uuid: string;
  readonly name: string;
  readonly role: LinkRole | "";
  readonly actor: ActorSnapshot;
}

/** A way to roll an ability of a vehicle: with one of someone aboard, with that of the crew, or alone. */
export interface AboardWay {
  readonly id: string;
  readonly label: Text;
  /** Whose ability is rolled, "" for the vehicle's own. */
  readonly who: string;
  /** What is rolled; the vehicle's ability joins, unless it is that itself. */
  readonly rolled: Pick<RollableTrait, "id" | "name" | "rank">;
}

export interface AboardGroup {
  readonly name: string;
  readonly ways: readonly AboardWay[];
}

interface Asked {
  readonly vehicle: ActorSnapshot;
  /** Id of the vehicle's ability. */
  readonly trait: string;
  /** Those aboard, as they are listed. */
  readonly people: readonly Aboard[];
  readonly nameOf: (key: string) => string;
}

/** Who acts first: those at the controls, then the crew, then everyone else. */
const ORDER: readonly string[] = ["pilot", "crew", "leader"];

/**
 * Who may act with this ability of a vehicle, and with what; the likeliest first, the vehicle alone last. Empty where no one
 * handles it. S8-R5. Source: S1, S8.
 */
export function aboardGroups(ruleset: Ruleset, { vehicle, trait, people, nameOf }: Asked): readonly AboardGroup[] {
  const { vehicles } = ruleset;
  const own = rollableTraits(ruleset, vehicle, nameOf);
  const used = findRollable(own, vehicle, trait);
  const key = vehicle.traits.find(({ id }) => id === used?.id)?.key ?? "";
  const handled = vehicles?.handles[key];
  if (!vehicles || !used || !handled) return [];
  const way = (id: string, who: string, rolled: RollableTrait): AboardWay => {
    const { number } = rankView(ruleset, rolled.rank, false);
    return { id, who, rolled, label: text("NORN.Oppose.trait", { name: rolled.name, number }) };
  };
  const persons = people
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ uuid, name, actor }): AboardGroup => {
      const traits = likeliestFirst(rollableTraits(ruleset, actor, nameOf), actor, handled);
      return { name, ways: traits.map((one) => way(`${uuid}|${one.id}`, name, one)) };
    });
  const crew = findRollable(own, vehicle, unwrittenId(vehicles.crew));
  const itself = [...(crew ? [way("crew", "", crew)] : []), way("alone", "", used)];
  return [...persons.filter(({ ways }) => ways.length > 0), { name: vehicle.name, ways: itself }];
}

function placeOf({ role }: Aboard): number {
  const place = ORDER.indexOf(role);
  return place === -1 ? ORDER.length : place;
}

function likeliestFirst(
  traits: readonly RollableTrait[],
  actor: ActorSnapshot,
  keys: readonly string[],
): readonly RollableTrait[] {
  const likely = keys.flatMap((key) => findRollable(traits, actor, unwrittenId(key)) ?? []);
  return [...likely, ...traits.filter((trait) => !likely.includes(trait))];
}
