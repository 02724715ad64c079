import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { shortName } from "../../view/actor/short-name.ts";

/** Deletes an item of an actor, once the person has said yes. */
export async function deleteOwn(actor: NornActor, item: NornItem): Promise<void> {
  const { DialogV2 } = foundry.applications.api;
  const question = document.createElement("p");
  question.textContent = game.i18n.format("NORN.Sheet.Delete.question", { name: shortName(item.name), actor: actor.name });
  const content = document.createElement("div");
  content.append(question);
  const yes = await DialogV2.confirm({
    classes: ["norn"],
    window: { title: "NORN.Sheet.Delete.title" },
    content,
    rejectClose: false,
    modal: true,
  });
  if (yes === true && actor.items.has(item.id ?? "")) await item.delete();
}
