import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";

/** Asks for another picture of a document and stores it. */
export async function choosePicture(document: NornActor | NornItem): Promise<void> {
  const { FilePicker } = foundry.applications.apps;
  const callback = (img: string): void => void document.update({ img });
  await new FilePicker.implementation({ type: "image", current: document.img ?? "", callback }).browse();
}
