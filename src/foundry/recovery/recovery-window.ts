/// <reference types="vite/types/importMeta.d.ts" />
import { recoveryList, type RecoveryInput, woundKey } from "../../view/recovery/recovery-list.view.ts";
import { recoverySources } from "../../view/recovery/recovery-sources.ts";
import { NornWindow } from "../apps/norn-window.ts";
import { rerenderOnChange } from "../apps/rerender-on-change.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { showLadderWords } from "../settings/active-game.ts";
import { templatePath } from "../words/template-path.ts";
import { healWound } from "./heal-wound.ts";
import { healers, treatWound } from "./treat-wound.ts";
import { onTarget } from "../words/on-target.ts";

bundleTemplates(import.meta.glob("../../../templates/recovery/dialog/*.hbs", { query: "?raw", import: "default", eager: true }));

/** What of an actor heals, and how: kept up to date while it is open. */
export class RecoveryWindow extends NornWindow {
  static override DEFAULT_OPTIONS = {
    classes: ["norn", "norn-recovery"],
    position: { width: 440 },
    window: { icon: "fa-solid fa-heart-pulse", resizable: true },
    actions: onTarget({
      treat: ({ wound = "" }, window: RecoveryWindow) => window.#treat(wound),
      heal: ({ wound = "" }, window: RecoveryWindow) => window.#heal(wound),
    }),
  };

  static override PARTS = {
    list: { template: templatePath("recovery/dialog/recovery.hbs"), scrollable: [".norn-recovery-list"] },
  };

  static readonly #open = new Map<string, RecoveryWindow>();

  readonly #subject: string;
  /** The entry requested last for a wound, "" until it has an id. */
  readonly #asked = new Map<string, string>();

  private constructor(subject: string) {
    super({ id: `norn-recovery-${subject.replaceAll(/[^\w-]/g, "-")}` });
    this.#subject = subject;
    rerenderOnChange(this, ["list"]);
  }

  /** Opens it for an actor, or brings its open window to the front. */
  static async show(subject: string): Promise<void> {
    const open = RecoveryWindow.#open.get(subject) ?? new RecoveryWindow(subject);
    RecoveryWindow.#open.set(subject, open);
    await open.render({ force: true });
    open.bringToFront();
  }

  override get title(): string {
    const name = this.#actor?.name ?? "";
    return game.i18n.format(this.#repairs ? "NORN.Vehicle.Repair.title" : "NORN.Recovery.title", { name });
  }

  get #repairs(): boolean {
    return this.#actor?.type === "vehicle";
  }

  get #actor(): NornActor | null {
    return ledgerActor(this.#subject);
  }

  protected override async _prepareContext(): Promise<object> {
    const actor = this.#actor;
    const world = shownWorld();
    const { ruleset } = world.game;
    const reader = { words: showLadderWords(), isGm: game.user.isGM, treats: healers().length > 0, repairs: this.#repairs };
    const list = recoveryList(ruleset, recoverySources(world, this.#subject), reader);
    return { ...list, game: ruleset.id, root: this.id, gone: actor === null, title: this.title };
  }

  protected override _onClose(options: Parameters<NornWindow["_onClose"]>[0]): void {
    super._onClose(options);
    RecoveryWindow.#open.delete(this.#subject);
  }

  #wound(key: string): RecoveryInput | undefined {
    return recoverySources(shownWorld(), this.#subject).find(({ named }) => woundKey(named) === key);
  }

  async #treat(key: string): Promise<void> {
    const { recovery, named } = this.#wound(key) ?? {};
    const actor = this.#actor;
    if (actor && named && recovery?.treatment) await treatWound(actor, named, recovery.treatment);
  }

  /** One click, one entry: nothing is requested again while it is pending. */
  async #heal(key: string): Promise<void> {
    const named = this.#wound(key)?.named;
    if (!named) return;
    const asked = this.#asked.get(key);
    if (asked === "" || ledgerStore().entry(asked ?? "")?.state === "pending") return;
    this.#asked.set(key, "");
    const message = await healWound(named, null);
    if (message?.id) this.#asked.set(key, message.id);
    else this.#asked.delete(key);
  }
}
