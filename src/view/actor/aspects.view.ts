import type { AspectKind } from "../../rules/aspects/aspect-kind.ts";
import type { AspectRole, Ruleset } from "../../rules/ruleset.ts";
import { type Text, text } from "../text.ts";
import { type AspectCard, aspectCard } from "./aspect-card.view.ts";
import type { AspectSource, SheetFlags, SheetSource } from "./sheet-source.ts";

/** An aspect the game expects and nobody has written yet. */
export interface AspectSlot {
  readonly kind: AspectKind;
  readonly role: string;
  readonly label: Text;
}

export interface AspectSection {
  readonly id: string;
  /** null: the section stands right under the heading of the part. */
  readonly heading: Text | null;
  readonly cards: readonly AspectCard[];
  readonly slots: readonly AspectSlot[];
}

export interface AspectsView {
  readonly sections: readonly AspectSection[];
  /** What to do, when there is no aspect at all. */
  readonly empty: Text | null;
  readonly editable: boolean;
  readonly editing: boolean;
  readonly levels: boolean;
}

/** Which kinds stand together, in the order of the sheet. */
const SECTIONS: readonly { readonly id: string; readonly kinds: readonly AspectKind[] }[] = [
  { id: "own", kinds: ["character", "defining"] },
  { id: "specialty", kinds: ["specialty"] },
  { id: "other", kinds: ["equipment", "power", "roster", "asset"] },
  { id: "now", kinds: ["consequence", "boost", "advantage", "scene", "zone"] },
];

export function aspectsView(source: SheetSource, ruleset: Ruleset, flags: SheetFlags): AspectsView {
  const slots = flags.editing && source.actor.type === "character" ? missing(source.aspects, ruleset) : [];
  const sections = SECTIONS.map(({ id, kinds }): AspectSection => ({
    id,
    heading: id === "own" ? null : text(`NORN.Sheet.Aspects.section.${id}`),
    cards: source.aspects.filter((aspect) => kinds.includes(aspect.kind)).map((aspect) => aspectCard(aspect, ruleset, flags)),
    slots: slots.filter((slot) => kinds.includes(slot.kind)),
  })).filter((section) => section.cards.length + section.slots.length > 0);
  return {
    sections,
    empty: sections.length > 0 ? null : text(flags.editable ? "NORN.Sheet.Aspects.empty" : "NORN.Sheet.Aspects.none"),
    editable: flags.editable,
    editing: flags.editing,
    levels: ruleset.aspects.levels,
  };
}

function missing(aspects: readonly AspectSource[], ruleset: Ruleset): AspectSlot[] {
  return ruleset.aspects.roles.flatMap((role) => {
    const wanted = (role.count ?? 0) - filled(aspects, role);
    return Array.from({ length: Math.max(0, wanted) }, () => ({
      kind: role.kind,
      role: role.id,
      label: text(`NORN.Aspect.Role.${ruleset.id}.${role.id}`),
    }));
  });
}

function filled(aspects: readonly AspectSource[], role: AspectRole): number {
  return aspects.filter((aspect) => aspect.role === role.id && aspect.kind === role.kind).length;
}
