import { lookUp } from "../../rules/look-up.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { CHALLENGE_ACTIONS } from "../challenges/challenge-actions.ts";
import { clearChallenge } from "../challenges/clear-challenge.ts";
import { sendToChat } from "../drag/send-to-chat.ts";
import { deletionOf } from "../compat/operators.ts";
import { actorByUuid } from "../documents/document-by-uuid.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { aspectKindOn } from "../mappers/brought-aspects.ts";
import { giveTo } from "../drag/give-to.ts";
import { rollToBuy } from "../buying/roll-to-buy.ts";
import { addOwn, deleteOwn } from "../apps/own-items.ts";
import { choosePicture } from "./live-sheet.ts";
import type { TargetAction } from "../words/on-target.ts";
import type { NornItemSheet } from "./norn-item-sheet.ts";

type Action = TargetAction<NornItemSheet>;

/** The initial values of a new element of an id-keyed record. */
const FRESH: Readonly<Record<string, object>> = {
  free: { count: 1, holder: "" },
  ranks: { trait: "", rank: 1 },
  effects: { kind: "bonus" },
  modifiers: { name: "", cost: 1 },
  modifications: { name: "", kind: "aspect", points: 1 },
  brings: { name: "" },
  rows: { boxes: 1 },
  sides: { sort: 99 },
};

/** Actions of an item's sheet, by their `data-action`. */
export const ITEM_SHEET_ACTIONS = {
  choosePicture: (_data, { item }) => choosePicture(item),
  sendToChat: (_data, { item }) => sendToChat(item),
  giveTo: (_data, { item }) => giveTo(item),
  buy: (_data, { item }) => rollToBuy(item, item.actor?.type === "character" && item.actor.isOwner ? item.actor : null),

  addRow: ({ record = "" }, { item }) =>
    item.update({ system: { [record]: { [foundry.utils.randomID()]: lookUp(FRESH, record) } } }),
  dropRow: ({ record = "", key = "" }, { item }) => item.update({ system: { [record]: deletionOf(key) } }),

  async openLink(_data, { item }) {
    const link = isItemOfType(item, "extra") ? item.system.link : null;
    const linked = link ? await actorByUuid(link) : null;
    await linked?.sheet?.render(true);
  },
  dropLink: (_data, { item }) => item.update({ system: { link: null } }),

  async addAspect(_data, { item }) {
    const kind = aspectKindOn(item.type, item.system);
    if (!item.actor || kind === null) return;
    const added = await addOwn(activeRuleset(), item.actor, { type: "aspect", kind, thing: item.id ?? "" });
    await added?.sheet?.render(true);
  },
  openAspect: ({ aspect = "" }, { item }) => item.actor?.items.get(aspect)?.sheet?.render(true),

  rollChallenge: CHALLENGE_ACTIONS.rollChallenge,
  hideChallenge: CHALLENGE_ACTIONS.hideChallenge,
  clearChallenge: (_data, { item }) => (isItemOfType(item, "challenge") ? clearChallenge(item) : undefined),
  deleteChallenge: (_data, { item }) => (item.actor ? deleteOwn(item.actor, item) : undefined),

  makeServant: async (_data, { item }) => (await import("../npc/make-servant.ts")).makeServant(item),
} satisfies Record<string, Action>;
