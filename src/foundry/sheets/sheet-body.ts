/// <reference types="vite/types/importMeta.d.ts" />
import { bundleTemplates } from "../words/bundle-templates.ts";

/** What sheets need once one is opened: fetched by `fetchSheetBody`, with the templates. */
export { actorSheetView } from "../../view/actor/actor-sheet.view.ts";
export { isBlank } from "../../view/actor/sheet-parts.ts";
export { aspectItemView } from "../../view/item/aspect-item.view.ts";
export { itemHeaderView } from "../../view/item/item-header.view.ts";
export { textsOf } from "../../view/item/item-texts.view.ts";
export { plainItemView } from "../../view/item/plain-item.view.ts";
export { skillItemView } from "../../view/item/skill-item.view.ts";
export { ACTOR_SHEET_ACTIONS } from "./actor-sheet-actions.ts";
export { actorSheetSource } from "./actor-sheet-source.ts";
export { ITEM_SHEET_ACTIONS } from "./item-sheet-actions.ts";
export { writeActorField, writeItemField } from "./fields/write-field.ts";
export { LiveSheet } from "./live-sheet.ts";
export { itemEffectsOf } from "../stunts/item-effects.ts";
export { itemSheetSource } from "./item-sheet-source.ts";
export { dropOnSheet } from "./rows/drop-on-sheet.ts";
export { challengeItemView } from "../../view/challenges/challenge-item.view.ts";
export { challengesOn, challengeSource, readerOf } from "../challenges/challenge-sources.ts";
export { skipUnchanged } from "./skip-unchanged.ts";
export { listenForRows, visibleTraits } from "./rows/listen-for-rows.ts";

bundleTemplates(
  import.meta.glob("../../../templates/{actor,challenges,help,item,partials}/*.hbs", {
    query: "?compiled",
    import: "default",
    eager: true,
  }),
);
