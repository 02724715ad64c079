import type { Harm } from "../../rules/harm/harm-rules.ts";
import type { Ruleset, TrackLayout } from "../../rules/ruleset.ts";
import { rowText, trackText } from "../listed-words.ts";
import type { Text } from "../text.ts";

/** A box as it would be after a hit. */
interface HitBox {
  readonly state: "clear" | "checked" | "new";
}

/** A row of boxes as it would be after a hit. */
export interface HitRow {
  /** Above the first row of a track that has several; null elsewhere. */
  readonly track: Text | null;
  readonly label: Text;
  readonly boxes: readonly HitBox[];
}

/** The tracks that a hit marks, with what it would check. */
export function hitRows(
  ruleset: Ruleset,
  layouts: readonly TrackLayout[],
  checked: ReadonlyMap<string, ReadonlySet<string>>,
  harm: Harm,
): readonly HitRow[] {
  const marked = new Set(harm.boxes.map(({ track }) => track));
  return layouts
    .filter(({ id }) => marked.has(id))
    .flatMap((layout) => {
      const { id, rows } = layout;
      const fresh = new Set(harm.boxes.flatMap((one) => (one.track === id ? [one.box] : [])));
      const shown = rows.filter(
        (row) => rows.length === 1 || harm.boxes.some((one) => one.track === id && one.box.startsWith(`${row.id}-`)),
      );
      const track = trackText(ruleset.id, layout);
      return shown.map((row, place): HitRow => {
        const boxes = Array.from({ length: row.boxes }, (_, index): HitBox => {
          const box = `${row.id}-${index}`;
          return { state: fresh.has(box) ? "new" : checked.get(id)?.has(box) ? "checked" : "clear" };
        });
        if (rows.length === 1) return { track: null, label: track, boxes };
        return { track: place === 0 ? track : null, label: rowText(ruleset.id, layout, row.id), boxes };
      });
    });
}
