import { isObject, listOf } from "../../../common/plain-object.ts";
import { cleanHTML } from "../../core/clean-html.ts";
import { findUser } from "../find-user.ts";
import { localize, localizeOr, type WindowUser } from "../platform.ts";
import { FormDataExtended } from "../ux/form-data-extended.ts";
import { ApplicationV2 } from "./application.ts";
import type {
  ApplicationClickAction,
  ApplicationConfiguration,
  ApplicationOptions,
  ApplicationRenderContext,
  ApplicationRenderOptions,
} from "./application-types.ts";
import { dialogButtonElement } from "./dialog-button-element.ts";
import { readDialogQuery } from "./read-dialog-query.ts";
import {
  DIALOG_QUERY_TYPES,
  type DialogButton,
  type DialogConfirmOptions,
  type DialogOptions,
  type DialogPromptOptions,
  type DialogQueryType,
  type DialogSubmit,
  type DialogWaitOptions,
} from "./dialog-types.ts";

interface DialogConfiguration extends ApplicationConfiguration {
  modal?: boolean;
  buttons: Record<string, DialogButton> & DialogButton[];
  content?: string | HTMLElement;
  submit?: DialogSubmit;
}

/**
 * A small window with a question. Enter presses the default button, Escape dismisses.
 * Source: platform.md §4.3 and the public API page of DialogV2.
 */
export class DialogV2 extends ApplicationV2 {
  declare readonly options: DialogConfiguration;

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "dialog-{id}",
    classes: ["dialog"],
    tag: "dialog",
    form: { closeOnSubmit: true },
    window: { frame: true, positioned: true, minimizable: false },
  };

  protected override _initializeApplicationOptions(options: DialogOptions): ApplicationConfiguration {
    const merged = super._initializeApplicationOptions(options);
    const buttons = listOf(merged["buttons"]);
    if (!buttons.every(isDialogButton)) throw new Error("Every button of a dialog needs an action");
    if (buttons.length === 0) throw new Error("You must define at least one entry in options.buttons");
    merged["buttons"] = Object.fromEntries(buttons.map((button) => [button.action, button]));
    const press: ApplicationClickAction = function (this: DialogV2, event: PointerEvent, target: HTMLButtonElement) {
      return this._onSubmit(target, event);
    };
    merged.actions = { ...merged.actions, ...Object.fromEntries(buttons.map((button) => [button.action, press])) };
    return merged;
  }

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLFormElement> {
    const form = document.createElement("form");
    form.className = "dialog-form standard-form";
    form.autocomplete = "off";
    const { content } = this.options;
    if (content) {
      const body = document.createElement("div");
      body.className = "dialog-content standard-form";
      if (typeof content === "string") body.append(...cleanContent(content));
      else body.append(content);
      form.append(body);
    }
    const footer = document.createElement("footer");
    footer.className = "form-footer";
    footer.append(...Object.values(this.options.buttons).map((button) => dialogButtonElement(button)));
    form.append(footer);
    // The browser presses the default button on Enter in a field; the form itself is never sent.
    form.addEventListener("submit", (event) => event.preventDefault());
    return form;
  }

  protected override _replaceHTML(result: HTMLFormElement, content: HTMLElement, _options: ApplicationRenderOptions): void {
    content.replaceChildren(result);
  }

  /** Runs a button's callback and closes with its result. */
  protected async _onSubmit(target: HTMLButtonElement, event: PointerEvent | SubmitEvent): Promise<this> {
    event.preventDefault();
    const button = this.options.buttons[target.dataset["action"] ?? ""];
    const result = (await button?.callback?.(event, target, this)) ?? button?.action;
    await this.options.submit?.(result, this);
    return this.options.form?.closeOnSubmit ? this.close({ submitted: true }) : this;
  }

  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const dialog = this.element;
    if (!(dialog instanceof HTMLDialogElement)) throw new Error(`${this.constructor.name}: the tag of a dialog must be "dialog"`);
    if (this.options.modal) dialog.showModal();
    else dialog.show();
  }

  protected override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("cancel", (event) => {
      event.preventDefault();
      void this.close({ closeKey: true });
    });
  }

  /**
   * Asks for yes or no; resolves to true or false, null if dismissed.
   * That "no" is the default button is UNCONFIRMED.
   */
  static async confirm({ yes = {}, no = {}, buttons = [], ...options }: DialogConfirmOptions = {}): Promise<unknown> {
    const answers: DialogButton[] = [
      { action: "yes", label: localizeOr("COMMON.Yes", "Yes"), icon: "fa-solid fa-check", callback: () => true, ...yes },
      {
        action: "no",
        label: localizeOr("COMMON.No", "No"),
        icon: "fa-solid fa-xmark",
        default: true,
        callback: () => false,
        ...no,
      },
    ];
    return this.wait({ ...options, buttons: [...answers, ...buttons] });
  }

  /** Shows a dialog with one button; resolves to what its callback returns, or its action. */
  static async prompt({ ok = {}, buttons = [], ...options }: DialogPromptOptions = {}): Promise<unknown> {
    const confirm: DialogButton = {
      action: "ok",
      label: localizeOr("COMMON.Confirm", "Confirm"),
      icon: "fa-solid fa-check",
      default: true,
      ...ok,
    };
    return this.wait({ ...options, buttons: [confirm, ...buttons] });
  }

  /** Asks for input; resolves to the values of the content's fields by name. */
  static async input({ ok = {}, ...options }: DialogPromptOptions = {}): Promise<unknown> {
    const callback: DialogButton["callback"] = (_event, button) => (button.form ? new FormDataExtended(button.form).object : {});
    return this.prompt({ ...options, ok: { callback, ...ok } });
  }

  /**
   * Shows a dialog and waits for the result.
   * @throws if it is dismissed and `rejectClose` is set
   */
  static async wait({ rejectClose = false, close, render, submit, ...options }: DialogWaitOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const answer: DialogSubmit = async (result, dialog) => {
        await submit?.(result, dialog);
        resolve(result);
      };
      const dialog = new this({ ...options, submit: answer });
      dialog.addEventListener("close", (event) => {
        const result = close?.(event, dialog);
        if (rejectClose) reject(new Error("Dialog was dismissed without pressing a button."));
        else resolve(result ?? null);
      });
      if (render) dialog.addEventListener("render", (event) => render(event, dialog));
      dialog.render({ force: true }).catch(reject);
    });
  }

  /**
   * Shows a dialog on another user's client and waits for the result.
   * @throws if the user is not connected
   */
  static async query(user: WindowUser | string, type: DialogQueryType, config: DialogWaitOptions = {}): Promise<unknown> {
    const person = typeof user === "string" ? findUser(user) : user;
    if (!person) throw new Error(`No User with the id "${String(user)}" exists`);
    if (!DIALOG_QUERY_TYPES.includes(type)) throw new Error(`"${type}" is not a kind of dialog that can be queried`);
    if (person.isSelf || !person.query) return this[type](config);
    return person.query("dialog", { type, config });
  }

  /** Handles `query("dialog")` from another client: `CONFIG.queries.dialog`. */
  static async _handleQuery(data: unknown): Promise<unknown> {
    const { type, config } = readDialogQuery(data);
    return this[type](config);
  }

  override get title(): string {
    return localize(this.options.window.title) || localizeOr("DIALOG.Untitled", "Dialog");
  }
}

/**
 * A string is sanitized, and the one element around all of it loses its attributes (#12072, #13539); an element is used as it is.
 * That a lone form control keeps them is UNCONFIRMED.
 */
function cleanContent(content: string): Iterable<Node> {
  const template = document.createElement("template");
  template.innerHTML = cleanHTML(content);
  const [root, ...others] = template.content.children;
  if (root && !others.length && !root.matches("input, select, textarea, button"))
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  return document.importNode(template.content, true).childNodes;
}

function isDialogButton(button: unknown): button is DialogButton {
  return isObject(button) && typeof button["action"] === "string";
}
