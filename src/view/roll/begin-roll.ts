import type { LedgerActor, World } from "../../ledger/world.ts";
import type { ActiveGame, Ruleset } from "../../rules/ruleset.ts";
import { TARGETED } from "./against.view.ts";
import { measured } from "./roll-targets.ts";
import { keptSecond, type LastChoices, openingForm, OWN_DIFFICULTY, type RollForm } from "./roll-form.ts";
import type { RollOptions, Target } from "./roll-options.ts";
import type { RollReader, RollSetup } from "./roll-section.ts";
import { findRollable, needsPartner, partnersOf, type RollableTrait, rollableAspects, rollableTraits } from "./rollable-trait.ts";

/** What a roll begins with. */
export interface RollBeginning {
  readonly world: World;
  readonly reader: RollReader;
  readonly actor: LedgerActor;
  /** Who acts aboard, if a vehicle rolls. */
  readonly pilot: LedgerActor | null;
  /** Id of the trait, or of an aspect where the game rolls aspects. */
  readonly trait: string;
  /** Id of the trait that modifies it at first, "" for none. */
  readonly joins: string;
  readonly options: RollOptions;
  /** This client's last choices in the game. */
  readonly last: LastChoices;
  readonly mode: string;
  /** Whom the user has targeted. */
  readonly targeted: readonly Target[];
}

export interface BegunRoll {
  readonly setup: RollSetup;
  readonly form: RollForm;
  /** Nothing need be asked: it can be rolled at once. */
  readonly known: boolean;
}

/** A roll as its window opens; null where the actor has no such trait. */
export function beginRoll(beginning: RollBeginning): BegunRoll | null {
  const { world, reader, actor, pilot, options, targeted } = beginning;
  const { ruleset } = world.game;
  const traits = rollableTraits(ruleset, actor.snapshot(), (key) => reader.traitName(ruleset, key));
  const first = rolledFirst(ruleset, beginning, traits);
  if (!first) return null;
  const { purpose = {}, defending = null, against = null, activates = null } = options;
  const setup = { actor, pilot, first, traits, purpose, defending, against, targeted, activates };
  const second = options.second ?? keptSecond(beginning.last, first.id, partnersOf(first, traits));
  const opened = openedForm(world.game, beginning, second ?? "");
  const form = Object.assign(
    { ...opened, trait: first.id },
    ...reader.sections.map(({ opening }) =>
      opening?.({ world, reader, actor, trait: first.id, second: second ?? "", options, targeted }),
    ),
    { target: against?.uuid ?? (targeted.length > 0 && !purpose.opposes ? TARGETED : "") },
  );
  return { setup, form: measured({ reader, setup, form }), known: isComplete(ruleset, traits, first, second) };
}

function rolledFirst(
  ruleset: Ruleset,
  { actor, trait, options: { at } }: RollBeginning,
  traits: readonly RollableTrait[],
): RollableTrait | undefined {
  if (at) return { id: "", group: "", specialty: false, pairing: null, ...at };
  const snapshot = actor.snapshot();
  return findRollable(traits, snapshot, trait) ?? rollableAspects(ruleset, snapshot).find(({ id }) => id === trait);
}

/** The form, with what the options decide. */
function openedForm({ ruleset, dials }: ActiveGame, { options, joins, mode }: RollBeginning, second: string): RollForm {
  const form = openingForm(ruleset, { dials, second, mode });
  const [way = ""] = ruleset.traits.combinations;
  const { difficulty, modifier } = options;
  return {
    ...form,
    ...(joins !== "" && { seconds: { a: { trait: joins, joins: way } } }),
    ...(modifier && { modifiers: { a: { label: modifier.label, value: String(modifier.value) } } }),
    ...(difficulty !== undefined && { difficulty: OWN_DIFFICULTY, typed: String(difficulty) }),
  };
}

/** A pool of two traits opens the dialog until both are known. */
function isComplete(
  { traits: { combinations } }: Ruleset,
  traits: readonly RollableTrait[],
  first: RollableTrait,
  second: string | null,
): boolean {
  const alone = partnersOf(first, traits).length === 0 || (second === "" && !needsPartner(first, traits));
  return Boolean(second) || alone || !combinations.includes("adds");
}
