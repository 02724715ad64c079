import { rolesOf } from "../../../rules/aspects/roles-of.ts";
import type { Ruleset } from "../../../rules/ruleset.ts";
import { nameOption, type OptionView, wordOption } from "../../fields/field.view.ts";
import { type Text, text } from "../../text.ts";
import { aspectCard, type AspectCard } from "./aspect-card.view.ts";
import type { AspectInput, SheetFlags, SheetInput } from "../sheet-input.ts";

/** What an organization has and may give up: an aspect tied to one of its abilities. */
interface AssetCard extends AspectCard {
  /** While edited: the abilities it may be tied to. */
  readonly ties: { readonly field: string; readonly label: Text; readonly options: readonly OptionView[] } | null;
}

export interface AssetsView {
  readonly rows: readonly AssetCard[];
  /** How many of how many there should be, in games that say. */
  readonly count: Text | null;
  readonly empty: Text | null;
  readonly adds: boolean;
}

/** Whether assets are shown by themselves, and not among the other aspects. */
export function hasAssets({ actor }: Pick<SheetInput, "actor">): boolean {
  return actor.type === "organization";
}

/** The assets of an organization; null for other actors, and in games that do not count them as long as there are none. Source: S9. */
export function assetsView(source: SheetInput, ruleset: Ruleset, flags: SheetFlags): AssetsView | null {
  if (!hasAssets(source)) return null;
  const role = rolesOf(ruleset, source.actor).find(({ kind }) => kind === "asset");
  const assets = source.aspects.filter(({ kind }) => kind === "asset");
  if (!role && assets.length === 0) return null;
  // In play, the budget beside the abilities says it.
  const counted = role && flags.editing ? role.count : null;
  return {
    rows: assets.map((asset) => assetCard(asset, source, ruleset, flags)),
    count: counted === null ? null : text("NORN.Organization.count", { count: assets.length, of: counted }),
    empty: assets.length > 0 ? null : text(flags.editable ? "NORN.Organization.empty" : "NORN.Organization.none"),
    adds: flags.editable,
  };
}

function assetCard(asset: AspectInput, { actor }: SheetInput, ruleset: Ruleset, flags: SheetFlags): AssetCard {
  const card = aspectCard(asset, ruleset, flags);
  const { trait } = asset;
  const tied = actor.traits.find(({ id, key }) => trait !== "" && (id === trait || key === trait))?.id ?? "";
  const options = [
    wordOption("", text("NORN.Organization.untied"), tied),
    ...actor.traits.map(({ id, name }) => nameOption(id, name, tied)),
  ];
  const label = text("NORN.Organization.tiedTo", { name: card.short });
  return { ...card, ties: flags.editing ? { field: `items.${asset.id}.system.trait`, label, options } : null };
}
