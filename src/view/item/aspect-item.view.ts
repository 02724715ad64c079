import { ASPECT_KINDS, ASPECT_NATURES, isCreatedInPlay } from "../../rules/aspects/aspect-kind.ts";
import { allRoles, roleNamed } from "../../rules/aspects/roles-of.ts";
import type { AspectLock, StoredAspect } from "../../rules/aspects/aspect.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { BoxView } from "../actor/aspects/aspect-card.view.ts";
import { levelText } from "../rank.view.ts";
import { shortName } from "../short-name.ts";
import { foreignRoleText, roleText, traitText } from "../listed-words.ts";
import { text, type Text } from "../text.ts";
import { choiceField, gameFieldView } from "../fields/choice-field.view.ts";
import {
  checkField,
  type FieldView,
  nameOption,
  numberField,
  type OptionView,
  selectField,
  textField,
  wordOption,
} from "../fields/field.view.ts";
import { freeInvocations, type FreeInvocationView } from "./free-invocation.view.ts";
import type { ItemFlags, ItemSource } from "./item-input.ts";

export interface AspectItemView {
  readonly label: Text;
  readonly boxes: readonly BoxView[];
  /** Level and its word, in the games that have levels. */
  readonly level: FieldView | null;
  readonly fields: readonly FieldView[];
  readonly free: readonly FreeInvocationView[];
  /** Who knows a hidden aspect; empty while everyone may see it. */
  readonly known: readonly FieldView[];
}

const LEVELS = { min: 1, max: 20 };

export function aspectItemView(source: ItemSource, system: StoredAspect, ruleset: Ruleset, flags: ItemFlags): AspectItemView {
  const { levels } = ruleset.aspects;
  const role = roleNamed(ruleset, system.role);
  return {
    label: role ? roleText(ruleset, role) : text(`NORN.Aspect.Kind.${system.kind}`),
    boxes: levels ? boxes(source.name, system) : [],
    level: levels
      ? numberField(own("level"), system.level, {
          ...LEVELS,
          word: levelText(ruleset, system.level, system.negative, flags.words),
        })
      : null,
    fields: [
      ...belonging(system, ruleset),
      ...lasting(source, system, ruleset),
      ...ofGame(source, system, ruleset),
      ...createdInPlay(source, system),
      ...ofThing(source, system),
      ...(flags.gm ? [checkField({ ...own("hidden"), hint: text("NORN.Item.Aspect.FIELDS.hidden.hint") }, system.hidden)] : []),
    ],
    free: freeInvocations(system.free, source.actors),
    known:
      system.hidden && flags.gm
        ? source.players.map(({ id, name }) =>
            checkField(
              { id: `known-${id}`, name: `system.known.${id}`, label: text("NORN.ItemSheet.knownTo", { name }) },
              system.known[id] === true,
            ),
          )
        : [],
  };
}

function own(id: string): { id: string; name: string; label: Text } {
  return { id, name: `system.${id}`, label: text(`NORN.Item.Aspect.FIELDS.${id}.label`) };
}

function boxes(name: string, { level, checked }: StoredAspect): BoxView[] {
  return Array.from({ length: Math.min(level, LEVELS.max) }, (_, index) => ({
    name: `boxes.${index}`,
    checked: index < checked,
    label: text("NORN.Sheet.Aspects.box", { number: index + 1, count: level, aspect: shortName(name) }),
  }));
}

function belonging(system: StoredAspect, ruleset: Ruleset): FieldView[] {
  const known = allRoles(ruleset);
  const roles = known.map((role) => wordOption(role.id, roleText(ruleset, role), system.role));
  const foreign = system.role !== "" && !known.some(({ id }) => id === system.role);
  return [
    selectField(
      own("kind"),
      ASPECT_KINDS.map((kind) => wordOption(kind, text(`NORN.Aspect.Kind.${kind}`), system.kind)),
    ),
    selectField(own("role"), [
      wordOption("", text("NORN.ItemSheet.noRole"), system.role),
      ...roles,
      // A role of another game is kept.
      ...(foreign ? [wordOption(system.role, foreignRoleText(system.role), system.role)] : []),
    ]),
    gameFieldView(system.game),
  ];
}

function lasting(source: ItemSource, system: StoredAspect, { id: game, aspects }: Ruleset): FieldView[] {
  return [
    selectField(
      own("nature"),
      ASPECT_NATURES.map((nature) => wordOption(nature, text(`NORN.Sheet.Nature.${nature}`), system.nature)),
    ),
    ...(source.traits.length > 0
      ? [selectField(own("trait"), traitOptions(source, system.trait, text("NORN.ItemSheet.noTrait")))]
      : []),
    ...(system.kind === "consequence"
      ? [choiceField(own("severity"), "severity", aspects.severities, system.severity, { game })]
      : []),
  ];
}

/** It may be an aspect of something the actor it is on has. Source: F7, S4, S7. */
function ofThing({ extras = [] }: ItemSource, { thing }: StoredAspect): FieldView[] {
  if (extras.length === 0 && thing === "") return [];
  const gone = thing !== "" && !extras.some(({ id }) => id === thing);
  return [
    selectField(own("thing"), [
      wordOption("", text("NORN.Extra.notOfExtra"), thing),
      ...extras.map(({ id, name }) => nameOption(id, name, thing)),
      ...(gone ? [wordOption(thing, text("NORN.Effect.gone"), thing)] : []),
    ]),
  ];
}

/** The fields only an aspect created in play has. Source: T1 (quality). */
function createdInPlay(source: ItemSource, system: StoredAspect): FieldView[] {
  if (!isCreatedInPlay(system)) return [];
  const personField = (id: "maker" | "about"): FieldView => {
    const gone = system[id] !== "" && !source.actors.some((actor) => actor.id === system[id]);
    return selectField(own(id), [
      wordOption("", text("NORN.Create.nobody"), system[id]),
      ...source.actors.map((actor) => nameOption(actor.id, actor.name, system[id])),
      ...(gone ? [wordOption(system[id], text("NORN.ItemSheet.goneActor"), system[id])] : []),
    ]);
  };
  return [
    numberField(own("quality"), system.quality, { min: 0, max: 20, emptyAllowed: true }),
    personField("maker"),
    ...(system.kind === "boost" ? [personField("about")] : []),
  ];
}

/** The actor's traits, by id, or by key where one is stored by its key. */
function traitOptions({ traits }: ItemSource, current: string, none: Text): OptionView[] {
  const chosen = traits.find(({ id, key }) => id === current || (key !== "" && key === current));
  return [
    wordOption("", none, current),
    ...traits.map((trait) => nameOption(trait === chosen ? current : trait.id, trait.name, current)),
    ...(chosen || current === "" ? [] : [wordOption(current, text("NORN.ItemSheet.goneTrait"), current)]),
  ];
}

function ofGame(source: ItemSource, { negative, persistent, lock }: StoredAspect, ruleset: Ruleset): FieldView[] {
  const { aspects } = ruleset;
  return [
    ...(aspects.negative ? [checkField(own("negative"), negative)] : []),
    ...(aspects.persistent ? [checkField(own("persistent"), persistent)] : []),
    ...(aspects.lockable ? lockFields(source, lock, ruleset) : []),
  ];
}

/** What the lock gives: one gain on one trait, or, without a trait, a declaration. T3-R1. */
function lockFields(source: ItemSource, lock: AspectLock, ruleset: Ruleset): FieldView[] {
  const { invoking, dice } = ruleset;
  const part = (id: string): ReturnType<typeof own> => ({
    id: `lock-${id}`,
    name: `system.lock.${id}`,
    label: text(`NORN.Item.Aspect.FIELDS.lock.${id}.label`),
  });
  const on = checkField(part("on"), lock.on);
  if (!lock.on) return [on];
  const trait = selectField(part("trait"), lockOptions(source, lock.trait, ruleset));
  if (lock.trait === "") return [on, trait, textField(part("words"), lock.words)];
  const method = dice[0]?.id;
  const gains = method ? invoking.gains({ method, moment: "after" }, {}).filter((gain) => gain !== "effect") : [];
  const offered = gains.map((gain) => wordOption(gain, text(`NORN.Gain.${gain}`), lock.gain));
  return [on, trait, selectField(part("gain"), offered)];
}

/** The actor's traits; the game's, by their keys, for an aspect that is on no actor. */
function lockOptions(source: ItemSource, current: string, ruleset: Ruleset): OptionView[] {
  const none = text("NORN.ItemSheet.lockedToDeclaration");
  const { list } = ruleset.traits;
  const listed = current === "" || list.some(({ key }) => key === current);
  if (source.traits.length > 0 || !listed) return traitOptions(source, current, none);
  return [wordOption("", none, current), ...list.map(({ key }) => wordOption(key, traitText(ruleset, key), current))];
}
