import { currentScene } from "../documents/actors-in-play.ts";

/** Hooks for what changes who is where on a scene. */
export const CANVAS_CHANGES = [
  "createToken",
  "updateToken",
  "deleteToken",
  "createRegion",
  "updateRegion",
  "deleteRegion",
  "deleteScene",
] as const;

/** Whether a change is not one of another scene's tokens and regions. */
export function concernsScene(document: unknown): boolean {
  const embedded = document instanceof TokenDocument || document instanceof RegionDocument;
  return !embedded || document.parent === currentScene();
}
