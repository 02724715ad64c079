export { CompendiumCollection } from "./compendium-collection.ts";
export { CompendiumPacks } from "./compendium-packs.ts";
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
export { WorldSettings } from "./world-settings.ts";
