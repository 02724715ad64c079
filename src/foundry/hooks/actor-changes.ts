/** Hooks for changes of actors and of what is on them, and of the scene that is viewed. */
export const ACTOR_CHANGES = [
  "createActor",
  "updateActor",
  "deleteActor",
  "createItem",
  "updateItem",
  "deleteItem",
  "updateScene",
  "canvasReady",
] as const;
