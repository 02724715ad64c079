import { type Text, text } from "../text.ts";
import type { SheetFlags, SheetSource } from "./sheet-source.ts";

/** A plain field of an actor that is not a person of the first rank. `kind` says how its value is read. */
export interface DetailView {
  readonly id: string;
  readonly name: string;
  readonly label: Text;
  readonly value: string;
  readonly kind: "text" | "integer";
  readonly min: number;
  readonly max: number;
}

export interface DetailsView {
  readonly fields: readonly DetailView[];
  readonly editable: boolean;
}

export function detailsView({ actor }: SheetSource, flags: SheetFlags): DetailsView {
  const size: DetailView = {
    id: "size",
    name: "system.size",
    label: text("NORN.Sheet.Details.size"),
    value: String(actor.size),
    kind: "integer",
    min: -20,
    max: 20,
  };
  const tier: DetailView = {
    id: "tier",
    name: "system.tier",
    label: text("NORN.Sheet.Details.tier"),
    value: actor.tier ?? "",
    kind: "text",
    min: 0,
    max: 0,
  };
  return { fields: actor.type === "npc" ? [tier, size] : [size], editable: flags.editable };
}
