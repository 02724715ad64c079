import { SHEET_TABS } from "../../view/actor/sheet-parts.ts";
import { BUILD_FLAG } from "../../view/actor/traits/traits.view.ts";
import { openRulesOf } from "../apps/open-rules-of.ts";
import { openHistory } from "../history/open-history.ts";
import { enterScene, payDebtOf } from "../npc-pool/npc-pool-actions.ts";
import { createDialog } from "../created-aspects/create-dialog.ts";
import { openSpend } from "../spend/open-spend.ts";
import { openImport, saveActorFile } from "../exchange/open-import.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { CHALLENGE_ACTIONS } from "../challenges/challenge-actions.ts";
import { attackWith } from "../harm/attack-with.ts";
import { openRecovery } from "../recovery/open-recovery.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { activatePower, useFeature } from "../stunts/use-features.ts";
import { addOwn, adoptOwn } from "../apps/own-items.ts";
import { nameAdded } from "./rows/name-item.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { choosePicture } from "./live-sheet.ts";
import { chooseLinked, letUse, openLinked, takeNumbers, unlink } from "./rows/linked-actors.ts";
import { isTextField } from "../redraw/draft-fields.ts";
import { openBarOf, openMenuOf } from "./rows/listen-for-rows.ts";
import type { NornActorSheet } from "./norn-actor-sheet.ts";
import { isButton } from "../redraw/elements.ts";

type Action = (this: NornActorSheet, event: PointerEvent, target: HTMLElement) => void | Promise<void>;

/** Actions of an actor's sheet, by their `data-action`. */
export const ACTOR_SHEET_ACTIONS = {
  async toggleEditing() {
    const refused = this.element.querySelector<HTMLElement>("[aria-invalid=true]");
    // A refused value would be lost with its field.
    if (this.editing && refused) return refused.focus();
    this.editing = !this.editing;
    await this.render();
    this.fitHeight();
  },

  async showTab(_event, target) {
    const tab = SHEET_TABS.find((id) => id === target.dataset["tabId"]);
    if (!tab) return;
    this.tab = tab;
    await this.render();
  },

  async addItem(_event, target) {
    const { type, kind, role, group } = target.dataset;
    const item = await addOwn(currentRuleset(), this.actor, { type, kind, role, group });
    const alike = Object.entries({ type, kind, role }).flatMap(([key, value]) =>
      value ? `[data-${key}="${CSS.escape(value)}"]` : [],
    );
    if (item) await nameAdded(this, item, `[data-action=addItem]${alike.join("")}`);
  },

  async adopt(_event, target) {
    const ids = (target.dataset["items"] ?? "").split(" ");
    await adoptOwn(this.actor, ids);
    await this.render();
    // The button is gone: go on at what was adopted.
    this.element.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(ids[0] ?? "")}"] .norn-row-menu`)?.focus();
  },

  async rollTrait(event, target) {
    await rollTrait(this.actor, target.dataset["traitId"] ?? "", { fast: event.shiftKey });
  },

  async attackWith(_event, target) {
    await attackWith(this.actor, target.dataset["itemId"] ?? "");
  },

  async useFeature(_event, target) {
    await useFeature(this.actor, target.dataset["itemId"] ?? "", target.dataset["effect"] ?? "");
  },

  async activatePower(_event, target) {
    await activatePower(this.actor, target.dataset["itemId"] ?? "");
  },

  async toggleReady(_event, target) {
    const item = this.actor.items.get(target.dataset["itemId"] ?? "");
    if (isItemOfType(item, "gear")) await item.update({ system: { equipped: !item.system.equipped } });
  },

  async reload(_event, target) {
    const item = this.actor.items.get(target.dataset["itemId"] ?? "");
    if (isItemOfType(item, "gear")) await item.update({ system: { ammunition: { value: item.system.ammunition.max } } });
  },

  async history() {
    await openHistory(this.actor.uuid);
  },

  async spendPoint() {
    await openSpend(this.actor);
  },

  async recovery() {
    await openRecovery(this.actor);
  },

  async openRules(_event, target) {
    await openRulesOf(target);
  },

  async createAspect() {
    await (await createDialog()).onActor(this.actor);
  },

  rowMenu(_event, target) {
    openMenuOf(this, target, { button: target, point: null });
  },

  aspectBar(event, target) {
    openBarOf(this, target, event);
  },

  async toggleText(_event, target) {
    const id = target.dataset["itemId"] ?? "";
    if (!this.expanded.delete(id)) this.expanded.add(id);
    await this.render();
  },

  async traitWay(_event, target) {
    if (target.dataset["way"] === "build") this.expanded.add(BUILD_FLAG);
    else this.expanded.delete(BUILD_FLAG);
    await this.render();
  },

  async experience() {
    await (await import("../rewards/experience.ts")).improve(this.actor);
  },

  async stepPoints(_event, target) {
    await this.actor.changeFatePoints(Number(target.dataset["by"]));
  },

  async payDebt(_event, target) {
    if (!isButton(target)) return;
    // One click, one entry.
    target.disabled = true;
    await payDebtOf(this.actor);
  },

  async enterScene() {
    await enterScene(this.actor);
  },

  async stepField(_event, target) {
    const field = this.element.querySelector(`[name="${CSS.escape(target.dataset["field"] ?? "")}"]`);
    if (isTextField(field)) await this.fields.step(field, Number(target.dataset["by"]));
  },

  async viewScene(_event, target) {
    await game.scenes.find(({ uuid }) => uuid === target.dataset["uuid"])?.view();
  },

  async choosePicture() {
    await choosePicture(this.actor);
  },

  async exportActor() {
    await saveActorFile(this.actor);
  },

  async importActor() {
    await openImport();
  },

  async addLink() {
    await chooseLinked(this.actor);
  },

  async openLinked(_event, target) {
    await openLinked(target.dataset["uuid"] ?? "");
  },

  async letUse() {
    await letUse(this.actor);
    this.element.querySelector<HTMLElement>("[data-action=addLink]")?.focus();
  },

  async takeNumbers() {
    await takeNumbers(this.actor);
    this.element.querySelector<HTMLElement>("[data-action=addLink]")?.focus();
  },

  async unlink(_event, target) {
    await unlink(this.actor, target.dataset["link"] ?? "");
    this.element.querySelector<HTMLElement>("[data-action=addLink]")?.focus();
  },

  ...CHALLENGE_ACTIONS,
} satisfies Record<string, Action>;
