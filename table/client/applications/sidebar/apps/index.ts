export { Compendium } from "../../sidebar-directories/index.ts";
export { ChatPopout } from "./chat-popout.ts";
