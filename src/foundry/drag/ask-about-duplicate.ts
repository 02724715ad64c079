import type { Ruleset } from "../../rules/ruleset.ts";
import { prompt } from "../apps/prompt.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { rankView } from "../../view/rank.view.ts";

/** A change to the existing item, "add" for a second one, null for neither. */
export type DuplicateAnswer = { readonly level: number } | { readonly rank: number } | "add" | null;

/**
 * Informs the user that the actor has this already, and offers what makes sense: a higher level, the other rank, or a second one.
 */
export async function askAboutDuplicate(
  ruleset: Ruleset,
  actor: NornActor,
  item: NornItem,
  duplicate: NornItem,
): Promise<DuplicateAnswer> {
  const change = changeFor(ruleset, item, duplicate);
  const answer = await prompt<"change" | "add" | "cancel">({
    title: "NORN.Drag.Duplicate.title",
    icon: "fa-clone",
    template: "drag/duplicate.hbs",
    context: { actor: actor.name, item: item.name },
    buttons: change ? [{ id: "change", label: change.label, icon: "fa-arrow-up" }, ADD, LEAVE] : [LEAVE, ADD],
  });
  if (answer?.button === "change" && change) return change.system;
  return answer ? "add" : null;
}

const ADD = { id: "add", label: "NORN.Drag.Duplicate.add", icon: "fa-plus" } as const;
const LEAVE = { id: "cancel", label: "NORN.Drag.Duplicate.leave", icon: "fa-xmark" } as const;

function changeFor(
  ruleset: Ruleset,
  item: NornItem,
  duplicate: NornItem,
): { label: string; system: { level: number } | { rank: number } } | null {
  if (isItemOfType(duplicate, "aspect") && ruleset.aspects.levels) {
    const level = duplicate.system.level + 1;
    return { label: game.i18n.format("NORN.Drag.Duplicate.raise", { level: String(level) }), system: { level } };
  }
  if (!isItemOfType(duplicate, "skill") || !isItemOfType(item, "skill")) return null;
  const { rank } = item.system;
  if (rank === null || rank === duplicate.system.rank) return null;
  return {
    label: game.i18n.format("NORN.Drag.Duplicate.rank", { rank: rankView(ruleset, rank, false).number }),
    system: { rank },
  };
}
