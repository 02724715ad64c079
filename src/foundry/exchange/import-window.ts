/// <reference types="vite/types/importMeta.d.ts" />
import type { Refused, Result } from "../../rules/result.ts";
import { withCampaign } from "../../view/exchange/campaign-file.ts";
import { actorPreview, campaignPreview, foreignPreview, type ImportPreview } from "../../view/exchange/preview.view.ts";
import type { ReadFile } from "../../view/exchange/recognize.ts";
import { text, type Text } from "../../view/text.ts";
import { AskWindow } from "../apps/ask-window.ts";
import { notifyText } from "../words/notify-text.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import type { RenderedField } from "../redraw/draft-fields.ts";
import { isInput } from "../redraw/elements.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { templatePath } from "../words/template-path.ts";
import { createAsItIs, createPlanned } from "./create-imported.ts";
import { planFor, readImport } from "./read-import.ts";

bundleTemplates(import.meta.glob("../../../templates/exchange/dialog/*.hbs", { query: "?raw", import: "default", eager: true }));

/** Asks for a file or a text, says what it is and what an import would do, and imports it. */
export class ImportWindow extends AskWindow {
  static override DEFAULT_OPTIONS = {
    id: "norn-import",
    classes: ["norn-import-window"],
    position: { width: 480 },
    window: { title: "NORN.Exchange.title", icon: "fa-solid fa-file-import", resizable: true },
  };

  static override PARTS = {
    source: { template: templatePath("exchange/dialog/source.hbs") },
    preview: { template: templatePath("exchange/dialog/preview.hbs"), scrollable: [""] },
    foot: { template: templatePath("exchange/dialog/foot.hbs") },
  };

  protected override readonly follows: readonly string[] = [];
  #name = "";
  #read: Result<ReadFile> | null = null;
  #game = ledgerWorld().game.ruleset.id;
  /** What went wrong in the last import. */
  #failed: Refused | null = null;

  protected override async _prepareContext(): Promise<object> {
    const refused = this.#refusal();
    const preview = this.#read?.ok && !refused ? this.#preview(this.#read.value) : null;
    return {
      id: this.id,
      game: ledgerWorld().game.ruleset.id,
      file: this.#name,
      preview,
      refused: refused && refusalText(refused),
      ready: preview !== null,
    };
  }

  /** Shows what a file holds. */
  async show(given: string, name = ""): Promise<void> {
    this.#name = name;
    this.#failed = null;
    const read = given.trim() === "" && name === "" ? null : await readImport(given);
    // Another file may have been chosen meanwhile.
    if (this.#name !== name) return;
    this.#read = read;
    await this.render({ parts: ["preview", "foot"] });
  }

  protected override changed(field: RenderedField): readonly string[] {
    if (field.name === "game") {
      this.#game = field.value;
      return ["preview", "foot"];
    }
    if (field.name === "text") void this.show(field.value);
    if (field.name === "file" && isInput(field)) void this.#showFile(field.files?.[0]);
    return [];
  }

  async #showFile(file: File | undefined): Promise<void> {
    if (file) await this.show(await file.text(), file.name);
  }

  protected override async send(): Promise<void> {
    const pasted = this.element.querySelector<HTMLTextAreaElement>('textarea[name="text"]')?.value ?? "";
    if (!this.#read && pasted.trim() !== "") return this.show(pasted);
    if (!this.#read?.ok || this.#refusal()) return;
    const done = await this.#import(this.#read.value);
    if (done.ok) {
      await this.close();
      return;
    }
    this.#failed = done;
    await this.render({ parts: ["preview", "foot"] });
  }

  #refusal(): Refused | null {
    if (this.#failed) return this.#failed;
    if (!this.#read) return null;
    if (!this.#read.ok) return this.#read;
    const right = this.#read.value.kind === "campaign" ? game.user.isGM : Actor.implementation.canUserCreate(game.user);
    return right ? null : { ok: false, code: this.#read.value.kind === "campaign" ? "gm-only" : "not-allowed", args: {} };
  }

  #preview(file: ReadFile): ImportPreview {
    const played = ledgerWorld().game;
    const { ruleset, dials } = played;
    if (file.kind === "actor") return actorPreview(file.read, ruleset.id);
    if (file.kind === "campaign") return campaignPreview(file.read, dials, ruleset.id);
    return foreignPreview(planFor(file, played, this.#game), file.read.source, this.#game);
  }

  async #import(file: ReadFile): Promise<Result<unknown>> {
    if (file.kind === "campaign") return importCampaign(file);
    const made =
      file.kind === "actor"
        ? await createAsItIs(file.read.data, file.exported)
        : await createPlanned(planFor(file, ledgerWorld().game, this.#game));
    if (made.ok) await showMade(made.value);
    return made;
  }
}

async function importCampaign({ read }: Extract<ReadFile, { kind: "campaign" }>): Promise<Result<null>> {
  await game.settings.set("norn", "dials", withCampaign(ledgerWorld().game.dials, read));
  if (ledgerWorld().game.ruleset.id !== read.game) await game.settings.set("norn", "game", read.game);
  const words = { game: game.i18n.localize(`NORN.Game.Name.${read.game}`) };
  ui.notifications.info("NORN.Exchange.loaded", { format: words });
  return { ok: true, value: null };
}

async function showMade(actor: NornActor): Promise<void> {
  ui.notifications.info("NORN.Exchange.done", { format: { name: actor.name } });
  await actor.sheet?.render(true);
}

/** Why a file is refused, in words. */
function refusalText({ code, args }: Refused): Text {
  return text(`NORN.Exchange.Refused.${code}`, args);
}

/** For callers without a window. */
export function sayRefusal(refused: Refused): void {
  notifyText(refusalText(refused));
}
