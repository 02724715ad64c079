export { ActorDirectory } from "./actor-directory.ts";
export { Compendium } from "./compendium.ts";
export { CompendiumDirectory } from "./compendium-directory.ts";
export { DocumentDirectory } from "./document-directory.ts";
export { ItemDirectory } from "./item-directory.ts";
export { JournalDirectory } from "./journal-directory.ts";
export { MacroDirectory } from "./macro-directory.ts";
export { SceneDirectory } from "./scene-directory.ts";
