import type { DeepPartial } from "fvtt-types/utils";
import { itemHeaderView } from "../../view/item/item-header.view.ts";
import type { ItemFlags, ItemSource } from "../../view/item/item-input.ts";
import { textsOf } from "../../view/item/item-texts.view.ts";
import { activeGame, showLadderWords } from "../settings/active-game.ts";
import { enrichedText } from "./stored-text.ts";
import { writeItemField } from "./fields/write-field.ts";
import { ITEM_SHEET_ACTIONS } from "./item-sheet-actions.ts";
import { itemSheetSource } from "./item-sheet-input.ts";
import { onTarget } from "../words/on-target.ts";
import { LiveSheet, SHEET_FORM } from "./live-sheet.ts";
import { templatePath } from "../words/template-path.ts";

type Configuration = foundry.applications.sheets.ItemSheetV2.Configuration;
type Context = foundry.applications.sheets.ItemSheetV2.RenderContext;
type Options = foundry.applications.sheets.ItemSheetV2.RenderOptions;
type Parts = Record<string, foundry.applications.api.HandlebarsApplicationMixin.HandlebarsTemplatePart>;

const { HandlebarsApplicationMixin } = foundry.applications.api;
const Mixed = HandlebarsApplicationMixin(foundry.applications.sheets.ItemSheetV2);

/**
 * The base of every item's sheet: its header, its long texts, and fields that are saved one by one. Each type has its own middle
 * part.
 */
export abstract class NornItemSheet<
  RenderContext extends Context = Context,
  SheetConfiguration extends Configuration = Configuration,
  RenderOptions extends Options = Options,
> extends Mixed<RenderContext, SheetConfiguration, RenderOptions> {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["norn", "norn-sheet", "norn-item"],
    position: { width: 520, height: 640 },
    window: { resizable: true },
    actions: onTarget(ITEM_SHEET_ACTIONS),
    form: SHEET_FORM,
  };

  readonly #live = new LiveSheet(
    (name, value) => writeItemField(this.item, name, value),
    () => void this.render(),
  );

  /** The context of the middle part, by the name its template reads. */
  protected abstract middle(source: ItemSource, flags: ItemFlags): object;

  protected override async _prepareContext(
    options: DeepPartial<RenderOptions> & { isFirstRender: boolean },
  ): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const played = activeGame();
    const source = await itemSheetSource(this.item, played);
    const flags: ItemFlags = { editable: this.isEditable, words: showLadderWords(), gm: game.user.isGM };
    const texts = textsOf(source).map(async (text) => ({ ...text, enriched: await enrichedText(text.source, this.item) }));
    return Object.assign(context, this.middle(source, flags), {
      root: this.id,
      uuid: this.item.uuid,
      editable: this.isEditable,
      item: itemHeaderView(source, played.ruleset),
      texts: await Promise.all(texts),
    });
  }

  protected override _replaceHTML(
    result: Record<string, HTMLElement>,
    content: HTMLElement,
    options: DeepPartial<RenderOptions>,
  ): void {
    this.#live.replace(result, this.parts, content, () => super._replaceHTML(result, content, options));
  }

  protected override _insertElement(element: HTMLElement): void {
    this.#live.color(element);
    super._insertElement(element);
  }

  protected override async _postRender(context: DeepPartial<RenderContext>, options: DeepPartial<RenderOptions>): Promise<void> {
    await super._postRender(context, options);
    this.#live.rendered(this, options.isFirstRender === true);
  }

  protected override _onClose(options: DeepPartial<RenderOptions>): void {
    super._onClose(options);
    this.#live.leave();
  }

  /** Templates decide which fields are enabled: a reader may still send the item to chat. */
  protected override _toggleDisabled(_disabled: boolean): void {}
}

/** The parts of an item's sheet around its own middle part. */
export function itemParts(middle: string): Parts {
  const part = (name: string) => ({ template: templatePath(`item/${name}.hbs`) });
  return { header: part("header"), middle: part(middle), text: part("text") };
}
