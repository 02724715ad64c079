export { DocumentDirectory } from "../sidebar-directories/index.ts";
export { AbstractSidebarTab } from "./abstract-sidebar-tab.ts";
export * as apps from "./apps/index.ts";
export { Sidebar } from "./sidebar.ts";
export * as tabs from "./tabs/index.ts";
