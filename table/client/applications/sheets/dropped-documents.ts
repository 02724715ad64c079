import type { Document } from "../../../common/abstract/document.ts";
import type { PlainObject } from "../../../common/plain-object.ts";
import { configured } from "../platform.ts";

/** What a drag carries: usually `{ type, uuid }`. */
export interface DragData extends PlainObject {
  type?: string;
  uuid?: string;
}

interface DocumentFromDrop {
  fromDropData(data: DragData, options?: PlainObject): Promise<Document | undefined>;
}

/** What a drop carries; an empty object when it is nothing we know. */
export function dragDataOf(event: DragEvent): DragData {
  const text = event.dataTransfer?.getData("text/plain") ?? "";
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null ? (data as DragData) : {};
  } catch {
    return {};
  }
}

/** The document that is dropped; nothing when the drop carries no document of a known kind. */
export async function droppedDocument(data: DragData): Promise<Document | undefined> {
  if (!data.type) return undefined;
  const type = configured<{ documentClass?: DocumentFromDrop }>(data.type);
  return type?.documentClass?.fromDropData(data);
}
