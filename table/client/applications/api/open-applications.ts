import type { ApplicationV2 } from "./application.ts";

/** Every application on the page, by id: `foundry.applications.instances`. */
export const openApplications = new Map<string, ApplicationV2>();
