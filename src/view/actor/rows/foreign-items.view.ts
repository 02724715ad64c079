import { gameName } from "../../game-name.ts";
import type { Ruleset } from "../../../rules/ruleset.ts";
import { named } from "../../listed-words.ts";
import { type Text, text } from "../../text.ts";
import { rankView } from "../../rank.view.ts";
import type { ForeignItemInput, SheetFlags, SheetInput } from "../sheet-input.ts";
import { shortName } from "../../short-name.ts";

/** Where on the sheet an item would be if it counted. */
export type Place = "aspects" | "traits" | "things";

/** An item of another game: it is kept and counts nowhere until it is adopted. */
interface ForeignRow {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly short: string;
  /** What it is, or its rank. */
  readonly about: Text;
  /** What the button does; null for a user who may not, and for what the actor has already. */
  readonly adopt: Text | null;
  /** The actor has the same in this game. */
  readonly taken: boolean;
  readonly labels: { readonly menu: Text };
}

/** What an actor has from one other game, in one place of the sheet. */
export interface ForeignFold {
  /** Its fold, and the start of its elements' ids. */
  readonly id: string;
  readonly label: Text;
  /** What adopting does. */
  readonly hint: Text;
  readonly open: boolean;
  readonly editable: boolean;
  /** Empty while it is closed. */
  readonly rows: readonly ForeignRow[];
  /** One button for several: its label, and the ids it adopts. */
  readonly all: { readonly label: Text; readonly ids: string } | null;
}

/** The items of other games, one fold for each game. R11: they count in none but their own until they are adopted. */
export function foreignItemsView({ elsewhere }: SheetInput, place: Place, ruleset: Ruleset, flags: SheetFlags): ForeignFold[] {
  const here = elsewhere.filter(({ type }) => placeOf(type) === place);
  return [...new Set(here.map(({ game }) => game))].map((game) => {
    const id = `elsewhere-${place}-${game}`;
    const open = flags.expanded.has(id);
    const made = here.filter((item) => item.game === game);
    // Looking for duplicates takes a while: only for rows that are shown.
    const rows = open ? made.map((item) => rowOf(item, ruleset, flags)) : [];
    const ids = rows.filter(({ adopt }) => adopt !== null).map(({ id }) => id);
    const into = gameName(ruleset.id);
    return {
      id,
      label: text("NORN.Elsewhere.from", { game: gameName(game), count: made.length }),
      hint: text("NORN.Elsewhere.hint", { game: gameName(game), into }),
      open,
      editable: flags.editable,
      rows,
      all: ids.length > 1 ? { label: text("NORN.Elsewhere.all", { count: ids.length, game: into }), ids: ids.join(" ") } : null,
    };
  });
}

function placeOf(type: ForeignItemInput["type"]): Place {
  if (type === "aspect") return "aspects";
  return type === "skill" ? "traits" : "things";
}

function rowOf(item: ForeignItemInput, ruleset: Ruleset, flags: SheetFlags): ForeignRow {
  const short = shortName(item.name);
  const { id, uuid, name } = item;
  const taken = item.isTaken();
  return {
    id,
    uuid,
    name,
    short,
    about: aboutOf(item, ruleset),
    adopt: flags.editable && !taken ? text("NORN.Elsewhere.adoptNamed", { name: short, game: gameName(ruleset.id) }) : null,
    taken,
    labels: { menu: text("NORN.Sheet.Row.menu", { name: short }) },
  };
}

function aboutOf({ type, kind, rank }: ForeignItemInput, ruleset: Ruleset): Text {
  if (type === "aspect") return text(`NORN.Aspect.Kind.${kind}`);
  if (type !== "skill") return text(`TYPES.Item.${type}`);
  return named(rankView(ruleset, rank, false).number || "–");
}
