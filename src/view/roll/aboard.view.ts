import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { LinkRole } from "../../rules/links/actor-link.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { unwrittenId } from "../../rules/traits/listed-traits.ts";
import { rankView } from "../rank.view.ts";
import { type Text, text } from "../text.ts";
import type { RolledAt } from "./roll-options.ts";
import { findRollable, type RollableTrait, rollableTraits } from "./rollable-trait.ts";

/** Someone aboard a vehicle. */
export interface Aboard {
  readonly uuid: string;
  readonly name: string;
  readonly role: LinkRole | "";
  readonly actor: ActorSnapshot;
}

/** A way to roll a trait of a vehicle: with one of someone aboard, with that of the crew, or alone. */
export interface AboardWay {
  readonly id: string;
  readonly label: Text;
  /** Whose trait is rolled, "" for the vehicle's own. */
  readonly who: string;
  readonly uuid: string;
  /** What is rolled, at the rank it counts for. */
  readonly rolled: RollableTrait;
  /** The vehicle's trait joins it. */
  readonly joins: boolean;
  /** Name of the vehicle's trait, where theirs counts for no more than that. */
  readonly limit: string;
}

export interface AboardGroup {
  readonly name: string;
  readonly ways: readonly AboardWay[];
}

interface AboardInput {
  readonly vehicle: ActorSnapshot;
  /** Id of the vehicle's trait. */
  readonly trait: string;
  /** Those aboard, as they are listed. */
  readonly people: readonly Aboard[];
  readonly nameOf: (key: string) => string;
}

/** How an ability of a vehicle is rolled. */
export interface RolledAboard {
  /** Id of the trait of the vehicle that is rolled. */
  readonly trait: string;
  /** Uuid of who acts, "" for the vehicle by itself. */
  readonly pilot: string;
  /** Someone's trait that is rolled instead. */
  readonly at: RolledAt | null;
  /** Id of the vehicle's trait that joins, "" for none. */
  readonly joins: string;
}

/** Whether someone aboard acts with what it can do. */
export function handlesAboard({ aboard }: Ruleset, { type }: Pick<ActorSnapshot, "type">): boolean {
  return type === "vehicle" && aboard !== null;
}

/** What is rolled for a trait of a vehicle in this way. `words`: a text in the reader's language. */
export function rolledAboard(way: AboardWay | undefined, trait: string, words: (text: Text) => string): RolledAboard {
  if (!way || way.id === "alone") return { trait, pilot: "", at: null, joins: "" };
  const { rolled, who, uuid, limit } = way;
  const joins = way.joins ? trait : "";
  if (who === "") return { trait: rolled.id, pilot: "", at: null, joins };
  const args = { trait: rolled.name, who };
  const name = words(limit === "" ? text("NORN.Aboard.with", args) : text("NORN.Aboard.limited", { ...args, limit }));
  return { trait, pilot: uuid, at: { ...rolled, name }, joins };
}

/** Who acts first: those at the controls, then the crew, then everyone else. */
const ORDER: readonly string[] = ["pilot", "crew", "leader"];

/**
 * Who may act with this trait of a vehicle, and with what; the likeliest first, the vehicle alone last. Empty where no one handles
 * it. S8-R5, F10-R10, T4-R30, M1-R20. Source: S1, S8, F7, T1, M2.
 */
export function aboardGroups(ruleset: Ruleset, { vehicle, trait, people, nameOf }: AboardInput): readonly AboardGroup[] {
  const { aboard } = ruleset;
  const own = rollableTraits(ruleset, vehicle, nameOf);
  const used = findRollable(own, vehicle, trait);
  const key = vehicle.traits.find(({ id }) => id === used?.id)?.key ?? "";
  const handled = aboard?.handles(key);
  if (!aboard || !used || !handled) return [];
  const persons = people
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ uuid, name, actor }): AboardGroup => {
      const traits = rollableTraits(ruleset, actor, nameOf).filter((one) => fits(one, used));
      const ways = likeliestFirst(traits, { actor, handled, used }).map((one) => wayWith(ruleset, one, used));
      return { name, ways: ways.map((way) => ({ ...way, id: `${uuid}|${way.id}`, who: name, uuid })) };
    });
  const crew = aboard.crew === null ? null : findRollable(own, vehicle, unwrittenId(aboard.crew));
  const itself = [
    ...(crew ? [{ ...wayWith(ruleset, crew, used), id: "crew" }] : []),
    { ...plainWay(ruleset, used), id: "alone" },
  ];
  return [...persons.filter(({ ways }) => ways.length > 0), { name: vehicle.name, ways: itself }];
}

/** A trait of someone's and the vehicle's may be rolled together, or theirs is rolled by itself anyway. Source: M2. */
function fits({ pairing }: RollableTrait, used: RollableTrait): boolean {
  return !pairing || pairing.groups.length === 0 || pairing.groups.includes(used.group);
}

function wayWith(ruleset: Ruleset, theirs: RollableTrait, used: RollableTrait): AboardWay {
  if (ruleset.aboard?.how === "joins") {
    // M1-R20: who has single numbers rolls one of them, and nothing joins it.
    return { ...plainWay(ruleset, theirs), joins: theirs.pairing?.groups.length !== 0 };
  }
  const isLimited = used.rank < theirs.rank;
  const rank = Math.min(theirs.rank, used.rank);
  return { ...plainWay(ruleset, { ...theirs, rank }), limit: isLimited ? used.name : "" };
}

function plainWay(ruleset: Ruleset, rolled: RollableTrait): AboardWay {
  const { number } = rankView(ruleset, rolled.rank, false);
  const label = text("NORN.Oppose.trait", { name: rolled.name, number });
  return { id: rolled.id, label, who: "", uuid: "", rolled, joins: false, limit: "" };
}

function placeOf({ role }: Aboard): number {
  const place = ORDER.indexOf(role);
  return place === -1 ? ORDER.length : place;
}

interface Handling {
  readonly actor: ActorSnapshot;
  readonly handled: readonly string[];
  readonly used: RollableTrait;
}

/**
 * What the game names first for it; what has the same name; what else it names, if they have that, or have nothing of all this; the
 * rest, the best first.
 */
function likeliestFirst(traits: readonly RollableTrait[], { actor, handled, used }: Handling): readonly RollableTrait[] {
  const has = (key: string): boolean => actor.traits.some((trait) => trait.key === key && trait.rank !== null);
  const named = (keys: readonly string[]) => keys.flatMap((key) => findRollable(traits, actor, unwrittenId(key)) ?? []);
  const [first = "", ...more] = handled;
  const alike = traits.filter(({ name }) => name === used.name);
  const fitting = new Set([...named([first]), ...alike, ...named(more.filter(has))]);
  const likely = fitting.size > 0 ? [...fitting] : named(more);
  const others = traits.filter((trait) => !likely.includes(trait));
  return [...likely, ...others.toSorted((a, b) => b.rank - a.rank)];
}
