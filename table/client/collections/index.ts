export { CompendiumCollection } from "./compendium-collection.ts";
export { CompendiumPacks } from "./compendium-packs.ts";
export { DocumentCollection } from "./document-collection.ts";
export { Users } from "./users.ts";
export {
  Actors,
  ChatMessages,
  CombatEncounters,
  Folders,
  Items,
  Journal,
  Macros,
  RollTables,
  Scenes,
} from "./world-collections.ts";
export { WorldCollection } from "./world-collection.ts";
export { WorldSettings } from "./world-settings.ts";
