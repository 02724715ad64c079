import type { Document } from "../abstract/document.ts";
import * as bases from "./index.ts";

/** Every base class by its document name: for a process that has no configured classes, such as the server. */
export const BASE_DOCUMENTS: Readonly<Record<string, typeof Document>> = Object.fromEntries(
  Object.values(bases).map((cls) => [cls.documentName, cls]),
);
