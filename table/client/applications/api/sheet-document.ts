import type { Document } from "../../../common/abstract/document.ts";
import type { ApplicationV2 } from "./application.ts";

/** A document as its sheets see it: it knows the applications that show it, and its own sheet. */
export type SheetDocument = Document & {
  readonly apps: Record<string, ApplicationV2>;
  readonly sheet?: ApplicationV2 | null;
  readonly name?: string;
  readonly type?: string;
  readonly isOwner?: boolean;
  readonly img?: string;
};
