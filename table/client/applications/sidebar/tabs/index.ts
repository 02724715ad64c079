export {
  ActorDirectory,
  CompendiumDirectory,
  ItemDirectory,
  JournalDirectory,
  MacroDirectory,
  RollTableDirectory,
  SceneDirectory,
} from "../../sidebar-directories/index.ts";
export { ChatLog } from "./chat-log.ts";
export { CombatTracker } from "./combat-tracker.ts";
export { Settings } from "./settings.ts";
