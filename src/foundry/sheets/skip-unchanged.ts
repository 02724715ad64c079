import type { TraitRow } from "../../view/actor/traits/trait-row.view.ts";
import type { TraitsView } from "../../view/actor/traits/traits.view.ts";
import { keepDrawn } from "../redraw/keep-drawn.ts";

interface Listed {
  readonly rows: readonly TraitRow[];
}

/** The context of a sheet's part, in which a trait that is on the page as it would be drawn need not be filled. */
export function skipUnchanged<Context extends object>(context: Context, page: Document | null): Context {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the sheet has prepared; its type is lost in the generic class
  const { traits, root = "" } = context as { readonly traits?: TraitsView; readonly root?: string };
  if (!traits) return context;
  const pieces = <List extends Listed>(list: List, where: string): List => {
    const rows = list.rows.map((row) => {
      const elementId = `${root}-trait-${row.dom}`;
      return { ...row, elementId, ...keepDrawn(page, elementId, [where, row]) };
    });
    return { ...list, rows };
  };
  return {
    ...context,
    traits: {
      ...traits,
      rungs: traits.rungs.map((rung) => pieces(rung, "rung")),
      rest: traits.rest && pieces(traits.rest, "rung"),
      groups: traits.groups.map((group) => pieces(group, "group")),
    },
  };
}
