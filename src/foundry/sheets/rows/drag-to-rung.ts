import type { Ruleset } from "../../../rules/ruleset.ts";
import { closestTo } from "../../redraw/elements.ts";
import type { NornActor } from "../../documents/norn-actor.ts";
import { writeRank } from "../fields/write-field.ts";

const TYPE = "norn.Trait";

/** The rung of the ladder that an element is on, while traits are built; null for none. */
export function rungOf(target: EventTarget | null): HTMLElement | null {
  return closestTo(target, "[data-rung]");
}

/** Starts to drag a trait that no item stands for yet. Returns whether it did. */
export function startTraitDrag({ uuid }: NornActor, event: DragEvent): boolean {
  const block = closestTo(event.target, ".norn-trait-block");
  const { traitId: trait, itemId } = block?.dataset ?? {};
  if (!trait || itemId || !event.dataTransfer) return false;
  event.stopPropagation();
  event.dataTransfer.setData("text/plain", JSON.stringify({ type: TYPE, actor: uuid, trait }));
  return true;
}

/** What is dropped on a rung gets its rank. Returns whether the drop was one on a rung, of a trait of this actor. */
export async function dropOnRung(ruleset: Ruleset, actor: NornActor, data: object, event: DragEvent): Promise<boolean> {
  const rung = rungOf(event.target);
  const trait = traitIn(actor, data);
  if (!rung || trait === "") return false;
  await writeRank(ruleset, actor, trait, Number(rung.dataset["rung"]));
  return true;
}

/** Id of the trait of this actor that is dragged, "" for something else. */
function traitIn(actor: NornActor, data: object): string {
  if ("trait" in data && "actor" in data && data.actor === actor.uuid) return typeof data.trait === "string" ? data.trait : "";
  const uuid = "uuid" in data ? data.uuid : "";
  return [...actor.items].find((item) => item.uuid === uuid && item.type === "skill")?.id ?? "";
}
