import { rankView } from "../../view/actor/rank.view.ts";
import { isItemOfType } from "../documents/is-item-of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { currentRuleset } from "../settings/current-game.ts";

/** A change to the one that is there already, "add" for a second one, null for neither. */
export type TwinAnswer = { readonly level: number } | { readonly rank: number } | "add" | null;

/** Says that the actor has this already, and offers what makes sense: a higher level, the other rank, or a second one. */
export async function askAboutTwin(actor: NornActor, item: NornItem, twin: NornItem): Promise<TwinAnswer> {
  const change = changeFor(item, twin);
  const words = { actor: actor.name, item: foundry.utils.escapeHTML(item.name) };
  const picked = await foundry.applications.api.DialogV2.wait({
    classes: ["norn", "norn-ask"],
    window: { title: "NORN.Drag.Twin.title", icon: "fa-solid fa-clone" },
    content: `<p>${game.i18n.format("NORN.Drag.Twin.said", { ...words, actor: foundry.utils.escapeHTML(actor.name) })}</p>`,
    rejectClose: false,
    buttons: [
      ...(change ? [{ action: "change", label: change.label, icon: "fa-solid fa-arrow-up", default: true }] : []),
      { action: "add", label: "NORN.Drag.Twin.add", icon: "fa-solid fa-plus" },
      { action: "leave", label: "NORN.Drag.Twin.leave", icon: "fa-solid fa-xmark", default: !change },
    ],
  });
  if (picked === "change" && change) return change.system;
  return picked === "add" ? "add" : null;
}

function changeFor(item: NornItem, twin: NornItem): { label: string; system: { level: number } | { rank: number } } | null {
  const ruleset = currentRuleset();
  if (isItemOfType(twin, "aspect") && ruleset.aspects.levels) {
    const level = twin.system.level + 1;
    return { label: game.i18n.format("NORN.Drag.Twin.raise", { level: String(level) }), system: { level } };
  }
  if (!isItemOfType(twin, "skill") || !isItemOfType(item, "skill")) return null;
  const { rank } = item.system;
  if (rank === null || rank === twin.system.rank) return null;
  return { label: game.i18n.format("NORN.Drag.Twin.rank", { rank: rankView(ruleset, rank, false).number }), system: { rank } };
}
