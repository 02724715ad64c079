import type { Attack } from "../../ledger/harm/attack.ts";
import type { CheckRequest } from "../../rules/roll/check.ts";
import { ok, type Result } from "../../rules/result.ts";
import type { BeforePart, BeforeRoll } from "../invoke/before-section.ts";
import type { BeforeView } from "../invoke/before-roll.view.ts";
import { signed } from "../rank.view.ts";
import { type Text, text } from "../text.ts";
import { type AgainstGroup, againstView } from "./against.view.ts";
import { tableOf, withTable } from "./difficulty-table.view.ts";
import { isTaken, type ModifierUse, type OfferedLine, withModifiers } from "./offered-line.ts";
import { readRollForm } from "./read-roll-form.ts";
import { rollDialogView, type RollDialogView, type TraitGroup, traitGroups } from "./roll-dialog.view.ts";
import { rollOdds } from "./roll-odds.ts";
import { type OddsView, rollOddsView } from "./roll-odds.view.ts";
import type { Target } from "./roll-options.ts";
import type { RollInput, RollSoFar } from "./roll-section.ts";
import type { RollableTrait } from "./rollable-trait.ts";
import { chosenTargets, mayChooseTrait, possibleTargets, traitRolled } from "./roll-targets.ts";
import { type TargetTrait, type TargetTraitChoice, targetTraitChoices, targetTraits, withTargetTrait } from "./target-trait.ts";

/** An offered modifier as the dialog shows it. */
interface DraftLine extends Omit<OfferedLine, "value"> {
  readonly value: string;
  readonly taken: boolean;
}

/** What is rolled, once the user says so. */
export interface RollAnswer {
  readonly request: CheckRequest;
  readonly targets: readonly Target[];
  /** Null: it is not an attack. */
  readonly attack: Attack | null;
  /** Ids of the blocks it has to overcome. */
  readonly blocks: readonly string[];
  /** What was chosen before the roll. */
  readonly before: readonly BeforePart[];
  /** What is used for it and paid for. */
  readonly uses: readonly ModifierUse[];
}

/** A roll as its window shows it now, and what would be rolled. */
export interface RollDraft {
  readonly view: RollDialogView;
  /** What is rolled. */
  readonly trait: RollableTrait;
  /** What an attack may be rolled with; empty for any other roll. */
  readonly rolledWith: readonly TraitGroup[];
  /** Traits of the only target that may be the difficulty. */
  readonly theirs: readonly TargetTraitChoice[];
  readonly against: readonly AgainstGroup[];
  /** Modifiers of the rules, and apart from them what the actor has. */
  readonly offered: readonly DraftLine[];
  readonly effects: readonly DraftLine[];
  /** What the fields of the sections show, by name. */
  readonly fields: object;
  /** Null where nothing can be done before the roll. */
  readonly before: BeforeView | null;
  readonly costs: readonly Text[];
  /** Why it cannot be rolled like this; null if it can. */
  readonly refusal: Text | null;
  /** Null where it cannot be rolled, or the dice are too many. */
  readonly odds: OddsView | null;
  readonly answer: Result<RollAnswer>;
}

/** Everything the window of a roll shows, and what it would roll. */
export function draftRoll(input: RollInput): RollDraft {
  const roll = rollSoFar(input);
  const { world, reader, setup, form, here, targets, attack } = roll;
  const { sections } = reader;
  const { ruleset } = world.game;
  const theirs = theirTraits(roll);
  const offered = sections.flatMap(({ offers }) => offers?.(roll) ?? []);
  const counting = [...offered.filter((line) => isTaken(form, line)), ...sections.flatMap(({ adds }) => adds?.(roll) ?? [])];
  const request = requestOf(roll, theirs, counting);
  const before = request.ok ? beforeOf(request.value, roll) : NOT_BEFORE;
  const lines = offered.map((line) => ({ ...line, value: signed(line.value), taken: isTaken(form, line) }));
  return {
    view: rollDialogView(form, setup.first, setup.traits, ruleset, reader.words),
    trait: setup.first,
    rolledWith: attack && mayChooseTrait(setup) ? traitGroups(setup.first.id, setup.traits, ruleset) : [],
    theirs: targetTraitChoices(form, theirs),
    against: againstView({
      ...{ chosen: form.target, targeted: setup.targeted, here },
      apart: ({ uuid }) => reader.apart(setup.actor.uuid, uuid),
    }),
    offered: lines.filter(({ offer }) => !offer),
    effects: lines.filter(({ offer }) => offer),
    fields: Object.assign({}, ...sections.map(({ fields }) => fields?.(roll))),
    before: before.view,
    costs: request.ok ? sections.flatMap(({ costs }) => costs?.(roll) ?? []) : [],
    refusal: request.ok ? null : text(`NORN.Roll.Refused.${request.code}`, request.args),
    odds: request.ok ? oddsOf(roll, request.value, before) : null,
    answer: request.ok
      ? ok({
          ...{ request: request.value, targets, attack, before: before.chosen },
          blocks: sections.flatMap(({ blocks }) => blocks?.(roll) ?? []),
          uses: counting.flatMap(({ use }) => use ?? []),
        })
      : request,
  };
}

/** What is rolled without a dialog: as it is offered, on those who are targeted; no attack, and nothing chosen before. */
export function answerQuickly({ setup, form, ...rest }: RollInput): Result<RollAnswer> {
  const { answer } = draftRoll({ ...rest, setup, form: { ...form, attack: "", target: "" } });
  return answer.ok ? ok({ ...answer.value, targets: setup.defending ? [] : setup.targeted }) : answer;
}

/** The roll with those who make it as they are now, whom it hits, and its attack. */
function rollSoFar({ world, setup: begun, ...rest }: RollInput): RollSoFar {
  const actor = world.actor(begun.actor.uuid) ?? begun.actor;
  const setup = {
    ...begun,
    actor,
    first: traitRolled(begun, rest.form),
    pilot: begun.pilot && (world.actor(begun.pilot.uuid) ?? begun.pilot),
  };
  const input = { ...rest, world, setup };
  const { sections } = rest.reader;
  const against = { ...input, here: possibleTargets(input), chosen: chosenTargets(input) };
  const targets = [...against.chosen, ...sections.flatMap(({ alsoHits }) => alsoHits?.(against) ?? [])];
  const roll = { ...against, targets };
  return { ...roll, attack: sections.flatMap(({ attack }) => attack?.(roll) ?? [])[0] ?? null };
}

/** The traits of the only one it is against, where one of them may be the difficulty. */
function theirTraits({ world, reader, targets: [target, ...others] }: RollSoFar): readonly TargetTrait[] {
  const { ruleset } = world.game;
  const actor = target && others.length === 0 ? world.actor(target.uuid) : null;
  return actor ? targetTraits(ruleset, actor.snapshot(), (key) => reader.traitName(ruleset, key)) : [];
}

/** What is asked of the rules, with the modifiers that count; or the first reason why it cannot be rolled like this. */
function requestOf(roll: RollSoFar, theirs: readonly TargetTrait[], counting: readonly OfferedLine[]): Result<CheckRequest> {
  const { world, reader, setup, form } = roll;
  const read = readRollForm(withTable(world.game, withTargetTrait(form, theirs)), setup.first, setup.traits, world.game.ruleset);
  if (!read.ok) return read;
  for (const { check } of reader.sections) {
    const checked = check?.(roll);
    if (checked && !checked.ok) return checked;
  }
  const asked = reader.sections.reduce((request, { asks }) => asks?.(request, roll) ?? request, read.value);
  return ok(withModifiers(asked, [...counting, ...(setup.activates ? [setup.activates] : [])]));
}

const NOT_BEFORE: BeforeRoll = { view: null, modifiers: [], chosen: [] };

function beforeOf(request: CheckRequest, roll: RollSoFar): BeforeRoll {
  return roll.reader.sections.flatMap(({ before }) => before?.(request, roll) ?? [])[0] ?? NOT_BEFORE;
}

/** The chances with what is chosen before the roll. */
function oddsOf({ world, reader, form }: RollSoFar, request: CheckRequest, before: BeforeRoll): OddsView | null {
  const { ruleset, dials } = world.game;
  const asked = { ...request, modifiers: [...request.modifiers, ...before.modifiers] };
  const odds = rollOdds(ruleset, asked, dials);
  const method = ruleset.dice.find(({ id }) => id === asked.method);
  const summed = tableOf(world.game, form) !== null || asked.modifiers.some(({ eases }) => eases);
  const ladder = ruleset.ladder.length > 0 && method?.difficulties === null;
  return odds && rollOddsView(odds, ruleset, { ladder, words: reader.words, summed });
}
