import { NornActorSheet } from "./norn-actor-sheet.ts";

/** Lesser people, vehicles, organizations, units and situations: the same parts, in a smaller window. */
export class PlainActorSheet extends NornActorSheet {
  static override DEFAULT_OPTIONS = { position: { width: 600, height: 640 } };
}
