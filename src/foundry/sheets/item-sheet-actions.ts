import { lookUp } from "../../rules/index.ts";
import { currentRuleset } from "../settings/current-game.ts";
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
import type { NornItemSheet } from "./norn-item-sheet.ts";

type Action = (this: NornItemSheet, event: PointerEvent, target: HTMLElement) => void | Promise<void>;

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
  async choosePicture() {
    await choosePicture(this.item);
  },

  async sendToChat() {
    await sendToChat(this.item);
  },

  async giveTo() {
    await giveTo(this.item);
  },

  async buy() {
    await rollToBuy(this.item, this.item.actor?.type === "character" && this.item.actor.isOwner ? this.item.actor : null);
  },

  async addRow(_event, target) {
    const record = target.dataset["record"] ?? "";
    await this.item.update({ system: { [record]: { [foundry.utils.randomID()]: lookUp(FRESH, record) } } });
  },

  async dropRow(_event, target) {
    const { record = "", key = "" } = target.dataset;
    await this.item.update({ system: { [record]: deletionOf(key) } });
  },

  async openLink() {
    const link = isItemOfType(this.item, "extra") ? this.item.system.link : null;
    const linked = link ? await actorByUuid(link) : null;
    await linked?.sheet?.render(true);
  },

  async dropLink() {
    await this.item.update({ system: { link: null } });
  },

  async addAspect() {
    const { item } = this;
    const kind = aspectKindOn(item.type, item.system);
    if (!item.actor || kind === null) return;
    const added = await addOwn(currentRuleset(), item.actor, { type: "aspect", kind, thing: item.id ?? "" });
    await added?.sheet?.render(true);
  },

  async openAspect(_event, target) {
    await this.item.actor?.items.get(target.dataset["aspect"] ?? "")?.sheet?.render(true);
  },

  rollChallenge: CHALLENGE_ACTIONS.rollChallenge,
  hideChallenge: CHALLENGE_ACTIONS.hideChallenge,

  async clearChallenge() {
    if (isItemOfType(this.item, "challenge")) await clearChallenge(this.item);
  },

  async deleteChallenge() {
    if (this.item.actor) await deleteOwn(this.item.actor, this.item);
  },

  async makeServant() {
    await (await import("../npc/make-servant.ts")).makeServant(this.item);
  },
} satisfies Record<string, Action>;
