import {
  ASPECT_KINDS,
  ASPECT_NATURES,
  type AspectKind,
  type AspectNature,
  isMadeInPlay,
} from "../../rules/aspects/aspect-kind.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { BoxView } from "../actor/aspect-card.view.ts";
import { ladderWord } from "../actor/rank.view.ts";
import { shortName } from "../actor/short-name.ts";
import { text, type Text } from "../text.ts";
import { checkField, type FieldView, nameOption, numberField, selectField, textField, wordOption } from "./field.view.ts";
import { freeInvocations, type FreeInvocationView } from "./free-invocation.view.ts";
import { gameFieldView } from "./game-field.view.ts";
import type { ItemFlags, ItemSource } from "./item-source.ts";

/** The stored data of an aspect. */
export interface AspectSystem {
  readonly kind: AspectKind;
  readonly role: string;
  readonly game: string;
  readonly level: number;
  readonly checked: number;
  readonly persistent: boolean;
  readonly lock: { readonly on: boolean; readonly to: string };
  readonly nature: AspectNature;
  readonly free: Readonly<Record<string, { readonly count: number; readonly holder: string }>>;
  readonly quality: number | null;
  readonly maker: string;
  readonly about: string;
  readonly trait: string;
  readonly severity: string;
  readonly hidden: boolean;
  readonly known: Readonly<Record<string, boolean>>;
}

export interface AspectItemView {
  readonly label: Text;
  readonly boxes: readonly BoxView[];
  /** Level and its word, in the games that have levels. */
  readonly level: FieldView | null;
  readonly fields: readonly FieldView[];
  readonly free: readonly FreeInvocationView[];
  /** Who knows a hidden aspect; empty while it is open to all. */
  readonly known: readonly FieldView[];
}

const LEVELS = { min: 1, max: 20 };

export function aspectItemView(source: ItemSource, system: AspectSystem, ruleset: Ruleset, flags: ItemFlags): AspectItemView {
  const { levels } = ruleset.aspects;
  const role = ruleset.aspects.roles.find(({ id }) => id === system.role);
  return {
    label: role ? text(`NORN.Aspect.Role.${ruleset.id}.${role.id}`) : text(`NORN.Aspect.Kind.${system.kind}`),
    boxes: levels ? boxes(source.name, system) : [],
    level: levels
      ? numberField(own("level"), system.level, { ...LEVELS, word: flags.words ? ladderWord(ruleset, system.level) : null })
      : null,
    fields: [
      ...belonging(system, ruleset),
      ...lasting(source, system),
      ...ofGame(system, ruleset),
      ...madeInPlay(source, system),
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

function boxes(name: string, { level, checked }: AspectSystem): BoxView[] {
  return Array.from({ length: Math.min(level, LEVELS.max) }, (_, index) => ({
    name: `boxes.${index}`,
    checked: index < checked,
    label: text("NORN.Sheet.Aspects.box", { number: index + 1, count: level, aspect: shortName(name) }),
  }));
}

function belonging(system: AspectSystem, ruleset: Ruleset): FieldView[] {
  const roles = ruleset.aspects.roles.map(({ id }) => wordOption(id, text(`NORN.Aspect.Role.${ruleset.id}.${id}`), system.role));
  const foreign = system.role !== "" && !ruleset.aspects.roles.some(({ id }) => id === system.role);
  return [
    selectField(
      own("kind"),
      ASPECT_KINDS.map((kind) => wordOption(kind, text(`NORN.Aspect.Kind.${kind}`), system.kind)),
    ),
    selectField(own("role"), [
      wordOption("", text("NORN.ItemSheet.noRole"), system.role),
      ...roles,
      // A role of another game is kept, and shown for what it is.
      ...(foreign ? [nameOption(system.role, system.role, system.role)] : []),
    ]),
    gameFieldView(system.game),
  ];
}

function lasting(source: ItemSource, system: AspectSystem): FieldView[] {
  const tied = own("trait");
  const gone = system.trait !== "" && !source.traits.some(({ id }) => id === system.trait);
  return [
    selectField(
      own("nature"),
      ASPECT_NATURES.map((nature) => wordOption(nature, text(`NORN.Sheet.Nature.${nature}`), system.nature)),
    ),
    ...(source.traits.length > 0
      ? [
          selectField(tied, [
            wordOption("", text("NORN.ItemSheet.noTrait"), system.trait),
            ...source.traits.map(({ id, name }) => nameOption(id, name, system.trait)),
            ...(gone ? [wordOption(system.trait, text("NORN.ItemSheet.goneTrait"), system.trait)] : []),
          ]),
        ]
      : []),
    ...(system.kind === "consequence" ? [textField(own("severity"), system.severity)] : []),
  ];
}

/** What only an aspect made in play has. Source: T1 (quality). */
function madeInPlay(source: ItemSource, system: AspectSystem): FieldView[] {
  if (!isMadeInPlay(system)) return [];
  const somebody = (id: "maker" | "about"): FieldView => {
    const gone = system[id] !== "" && !source.actors.some((actor) => actor.id === system[id]);
    return selectField(own(id), [
      wordOption("", text("NORN.Make.nobody"), system[id]),
      ...source.actors.map((actor) => nameOption(actor.id, actor.name, system[id])),
      ...(gone ? [wordOption(system[id], text("NORN.ItemSheet.goneActor"), system[id])] : []),
    ]);
  };
  return [
    numberField(own("quality"), system.quality, { min: 0, max: 20, emptyAllowed: true }),
    somebody("maker"),
    ...(system.kind === "boost" ? [somebody("about")] : []),
  ];
}

function ofGame(system: AspectSystem, { aspects }: Ruleset): FieldView[] {
  const lock: FieldView[] = [
    checkField({ id: "lock-on", name: "system.lock.on", label: text("NORN.Item.Aspect.FIELDS.lock.on.label") }, system.lock.on),
    textField({ id: "lock-to", name: "system.lock.to", label: text("NORN.Item.Aspect.FIELDS.lock.to.label") }, system.lock.to),
  ];
  return [
    ...(aspects.persistent ? [checkField(own("persistent"), system.persistent)] : []),
    ...(aspects.lockable ? lock.slice(0, system.lock.on ? 2 : 1) : []),
  ];
}
