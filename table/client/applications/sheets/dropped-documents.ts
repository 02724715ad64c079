import type { Document } from "../../../common/abstract/document.ts";
import { objectOf, type PlainObject } from "../../../common/plain-object.ts";
import { configured } from "../platform.ts";

/** Drag data: usually `{ type, uuid }`. */
export interface DragData extends PlainObject {
  type?: string;
  uuid?: string;
}

interface DocumentFromDrop {
  fromDropData(data: DragData, options?: PlainObject): Promise<Document | undefined>;
}

/** The drag data of a drop; an empty object if it is of no known kind. */
export function dragDataOf(event: DragEvent): DragData {
  const text = event.dataTransfer?.getData("text/plain") ?? "";
  try {
    const data: unknown = JSON.parse(text);
    return objectOf(data);
  } catch {
    return {};
  }
}

/** The dropped document; undefined if the drop carries no document of a known type. */
export async function droppedDocument(data: DragData): Promise<Document | undefined> {
  if (!data.type) return undefined;
  const type = configured<{ documentClass?: DocumentFromDrop }>(data.type);
  return type?.documentClass?.fromDropData(data);
}
