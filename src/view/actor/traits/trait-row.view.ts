import type { Ruleset } from "../../../rules/ruleset.ts";
import { unboughtRank, unwrittenId } from "../../../rules/traits/listed-traits.ts";
import type { ActorSnapshot } from "../../../rules/snapshot.ts";
import type { Trait } from "../../../rules/traits/trait.ts";
import { traitText } from "../../listed-words.ts";
import { type Text, text } from "../../text.ts";
import { rankView } from "../../rank.view.ts";
import type { SheetFlags } from "../sheet-input.ts";
import { shortName } from "../../short-name.ts";

/** One trait of a sheet: one the character has, or one the game lists that is not written on it (`virtual`). */
export interface TraitRow {
  /** Item id, or `key:<ListedTrait.key>` for a virtual one. */
  readonly id: string;
  /** The id in a form usable as the id of an element. */
  readonly dom: string;
  readonly itemId: string;
  readonly uuid: string;
  readonly virtual: boolean;
  readonly group: string;
  /** The name as stored, "" for a virtual one, which has `label` instead. */
  readonly name: string;
  readonly label: Text | null;
  readonly rank: number | null;
  /** "–" if it is not applicable. */
  readonly number: string;
  readonly word: Text | null;
  /** The value of the rank's field; "" = not applicable. */
  readonly input: string;
  readonly field: string;
  readonly specialty: boolean;
  /** Has the unbought rank. */
  readonly unbought: boolean;
  /** A finding is about it. */
  readonly wrong: boolean;
  readonly rollable: boolean;
  readonly editing: boolean;
  readonly labels: { readonly menu: Text; readonly rank: Text; readonly lower: Text; readonly raise: Text };
}

export interface TraitContext {
  readonly actor: ActorSnapshot;
  readonly ruleset: Ruleset;
  readonly flags: SheetFlags;
  /** Specialties count for this actor. */
  readonly specialties: boolean;
  /** Ids of the traits that findings are about. */
  readonly wrong: ReadonlySet<string>;
}

type Own = Pick<TraitRow, "id" | "itemId" | "group" | "name" | "label" | "specialty">;

export function traitRow(trait: Trait, context: TraitContext): TraitRow {
  const { id, name, group } = trait;
  const specialty = trait.specialty && context.specialties;
  return row({ id, itemId: id, group, name, label: null, specialty }, context.ruleset.traits.effectiveRank(trait), context);
}

export function virtualRow(key: string, group: string, context: TraitContext): TraitRow {
  const label = traitText(context.ruleset, key);
  return row(
    { id: unwrittenId(key), itemId: "", group, name: "", label, specialty: false },
    unboughtRank(context.ruleset, group, context.actor),
    context,
  );
}

function row(own: Own, rank: number | null, { actor, ruleset, flags, wrong }: TraitContext): TraitRow {
  const { number, word } = rankView(ruleset, rank, flags.words);
  const name = own.label ?? shortName(own.name);
  return {
    ...own,
    dom: own.id.replace(/[^\w-]/g, "-"),
    uuid: own.itemId === "" ? "" : `${actor.uuid}.Item.${own.itemId}`,
    virtual: own.itemId === "",
    rank,
    number: number === "" ? "–" : number,
    word,
    input: rank === null ? "" : String(rank),
    field: `traits.${own.id}.rank`,
    unbought: rank === unboughtRank(ruleset, own.group),
    wrong: wrong.has(own.id),
    rollable: flags.editable && rank !== null,
    editing: flags.editing,
    labels: {
      menu: text("NORN.Sheet.Row.menu", { name }),
      rank: text("NORN.Sheet.Traits.rank", { name }),
      lower: text("NORN.Sheet.Row.lower", { name }),
      raise: text("NORN.Sheet.Row.raise", { name }),
    },
  };
}
