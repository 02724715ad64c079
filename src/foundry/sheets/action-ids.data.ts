/** What buttons of sheets do, by their `data-action`. The code is in the sheets' body. */
export const ACTOR_SHEET_ACTION_IDS = [
  "toggleEditing",
  "showTab",
  "addItem",
  "adopt",
  "rollTrait",
  "attackWith",
  "toggleReady",
  "recovery",
  "history",
  "spendPoint",
  "createAspect",
  "rowMenu",
  "aspectBar",
  "toggleText",
  "traitWay",
  "stepPoints",
  "payDebt",
  "enterScene",
  "stepField",
  "choosePicture",
  "viewScene",
] as const;

export const ITEM_SHEET_ACTION_IDS = [
  "choosePicture",
  "sendToChat",
  "giveTo",
  "addEntry",
  "dropEntry",
  "openLink",
  "dropLink",
] as const;
