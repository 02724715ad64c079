import type { Source } from "../../world/source.ts";

/** What the server knows of one document type (platform.md §2.2). */
export interface TypeFields {
  htmlFields?: string[];
  gmOnlyFields?: string[];
  filePathFields?: Record<string, string[]>;
  [key: string]: unknown;
}

/** Document name → type → its fields. */
export type DocumentTypes = Record<string, Record<string, TypeFields>>;

export interface PackManifest {
  name: string;
  label: string;
  path: string;
  type: string;
  system?: string;
  ownership: Record<string, string>;
  flags: Source;
}

/** A validated `system.json`: what the Table reads is typed, the rest is passed on to the clients unchanged. */
export interface SystemManifest extends Source {
  id: string;
  title: string;
  version: string;
  compatibility: { minimum?: string; verified?: string; maximum?: string };
  scripts: string[];
  esmodules: string[];
  /** `layer: null` means outside all layers. */
  styles: { src: string; layer: string | null }[];
  languages: { lang: string; name: string; path: string }[];
  packs: PackManifest[];
  documentTypes: DocumentTypes;
  socket: boolean;
}
