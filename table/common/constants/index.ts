export * from "./chat.ts";
export * from "./compatibility.ts";
export * from "./content.ts";
export {
  ALL_DOCUMENT_TYPES,
  BASE_DOCUMENT_TYPE,
  COMPENDIUM_DOCUMENT_TYPES,
  DEFAULT_TOKEN,
  DOCUMENT_LINK_TYPES,
  EMBEDDED_DOCUMENT_TYPES,
  FOLDER_DOCUMENT_TYPES,
  FOLDER_MAX_DEPTH,
  PRIMARY_DOCUMENT_TYPES,
  SYSTEM_SPECIFIC_COMPENDIUM_TYPES,
  WORLD_DOCUMENT_TYPES,
} from "./document-names.ts";
export * from "./grid.ts";
export * from "./html.ts";
export * from "./interface.ts";
export * from "./ownership.ts";
export * from "./packages.ts";
export * from "./scene.ts";
export * from "./undrawn.ts";
export * from "./users.ts";
