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
import { activeRuleset } from "../settings/active-game.ts";
import { choosePicture } from "./live-sheet.ts";
import { chooseLinked, letUse, openLinked, takeNumbers, unlink } from "./rows/linked-actors.ts";
import { isTextField } from "../redraw/draft-fields.ts";
import { openBarOf, openMenuOf } from "./rows/listen-for-rows.ts";
import type { TargetAction } from "../words/on-target.ts";
import type { NornActorSheet } from "./norn-actor-sheet.ts";
import { isButton } from "../redraw/elements.ts";

type Action = TargetAction<NornActorSheet>;

/** Actions of an actor's sheet, by their `data-action`. */
export const ACTOR_SHEET_ACTIONS = {
  async toggleEditing(_data, sheet) {
    const refused = sheet.element.querySelector<HTMLElement>("[aria-invalid=true]");
    // A refused value would be lost with its field.
    if (sheet.editing && refused) return refused.focus();
    sheet.editing = !sheet.editing;
    await sheet.render();
    sheet.fitHeight();
  },

  async showTab({ tabId }, sheet) {
    const tab = SHEET_TABS.find((id) => id === tabId);
    if (!tab) return;
    sheet.tab = tab;
    await sheet.render();
  },

  async addItem({ type, kind, role, group }, sheet) {
    const item = await addOwn(activeRuleset(), sheet.actor, { type, kind, role, group });
    const alike = Object.entries({ type, kind, role }).flatMap(([key, value]) =>
      value ? `[data-${key}="${CSS.escape(value)}"]` : [],
    );
    if (item) await nameAdded(sheet, item, `[data-action=addItem]${alike.join("")}`);
  },

  async adopt({ items = "" }, sheet) {
    const ids = items.split(" ");
    await adoptOwn(sheet.actor, ids);
    await sheet.render();
    // The button is gone: go on at what was adopted.
    sheet.element.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(ids[0] ?? "")}"] .norn-row-menu`)?.focus();
  },

  rollTrait: ({ traitId = "" }, { actor }, _button, { shiftKey }) => rollTrait(actor, traitId, { fast: shiftKey }),
  attackWith: ({ itemId = "" }, { actor }) => attackWith(actor, itemId),
  useFeature: ({ itemId = "", effect = "" }, { actor }) => useFeature(actor, itemId, effect),
  activatePower: ({ itemId = "" }, { actor }) => activatePower(actor, itemId),

  async toggleReady({ itemId = "" }, { actor }) {
    const item = actor.items.get(itemId);
    if (isItemOfType(item, "gear")) await item.update({ system: { equipped: !item.system.equipped } });
  },

  async reload({ itemId = "" }, { actor }) {
    const item = actor.items.get(itemId);
    if (isItemOfType(item, "gear")) await item.update({ system: { ammunition: { value: item.system.ammunition.max } } });
  },

  history: (_data, { actor }) => openHistory(actor.uuid),
  spendPoint: (_data, { actor }) => openSpend(actor),
  recovery: (_data, { actor }) => openRecovery(actor),
  openRules: (_data, _sheet, button) => openRulesOf(button),
  createAspect: async (_data, { actor }) => (await createDialog()).onActor(actor),
  rowMenu: (_data, sheet, button) => openMenuOf(sheet, button, { button, point: null }),
  aspectBar: (_data, sheet, button, event) => openBarOf(sheet, button, event),

  async toggleText({ itemId = "" }, sheet) {
    if (!sheet.expanded.delete(itemId)) sheet.expanded.add(itemId);
    await sheet.render();
  },

  async traitWay({ way }, sheet) {
    if (way === "build") sheet.expanded.add(BUILD_FLAG);
    else sheet.expanded.delete(BUILD_FLAG);
    await sheet.render();
  },

  experience: async (_data, { actor }) => (await import("../rewards/experience.ts")).improve(actor),
  stepPoints: ({ by }, { actor }) => actor.changeFatePoints(Number(by)),

  async payDebt(_data, { actor }, button) {
    if (!isButton(button)) return;
    // One click, one entry.
    button.disabled = true;
    await payDebtOf(actor);
  },

  enterScene: (_data, { actor }) => enterScene(actor),

  async stepField({ field: name = "", by }, { element, fields }) {
    const field = element.querySelector(`[name="${CSS.escape(name)}"]`);
    if (isTextField(field)) await fields.step(field, Number(by));
  },

  viewScene: ({ uuid: scene }) => game.scenes.find(({ uuid }) => uuid === scene)?.view(),
  choosePicture: (_data, { actor }) => choosePicture(actor),
  exportActor: (_data, { actor }) => saveActorFile(actor),
  importActor: () => openImport(),
  addLink: (_data, { actor }) => chooseLinked(actor),
  openLinked: ({ uuid = "" }) => openLinked(uuid),

  async letUse(_data, sheet) {
    await letUse(sheet.actor);
    focusAddLink(sheet);
  },

  async takeNumbers(_data, sheet) {
    await takeNumbers(sheet.actor);
    focusAddLink(sheet);
  },

  async unlink({ link = "" }, sheet) {
    await unlink(sheet.actor, link);
    focusAddLink(sheet);
  },

  ...CHALLENGE_ACTIONS,
} satisfies Record<string, Action>;

/** The button that was pressed is gone. */
function focusAddLink({ element }: NornActorSheet): void {
  element.querySelector<HTMLElement>("[data-action=addLink]")?.focus();
}
