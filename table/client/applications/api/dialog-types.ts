import type { ApplicationOptions } from "./application-types.ts";
import type { DialogV2 } from "./dialog.ts";

type DialogButtonCallback = {
  // A method, so that a callback may type its own subclass of dialog.
  handle(event: PointerEvent | SubmitEvent, button: HTMLButtonElement, dialog: DialogV2): unknown;
}["handle"];

/** A button of a dialog; its `action` is the dialog's result, unless the callback returns another. */
export interface DialogButton {
  action: string;
  label: string;
  icon?: string;
  class?: string;
  style?: Partial<CSSStyleDeclaration>;
  type?: HTMLButtonElement["type"];
  disabled?: boolean;
  /** Enter presses it. */
  default?: boolean;
  callback?: DialogButtonCallback;
}

export type DialogSubmit = (result: unknown, dialog: DialogV2) => unknown;

export interface DialogOptions extends ApplicationOptions {
  modal?: boolean;
  buttons?: DialogButton[];
  content?: string | HTMLElement;
  submit?: DialogSubmit;
}

export interface DialogWaitOptions extends DialogOptions {
  /** Reject if the dialog is dismissed; otherwise it resolves to null. */
  rejectClose?: boolean;
  close?: (event: Event, dialog: DialogV2) => unknown;
  render?: (event: Event, dialog: DialogV2) => unknown;
}

export interface DialogConfirmOptions extends DialogWaitOptions {
  yes?: Partial<DialogButton>;
  no?: Partial<DialogButton>;
}

export interface DialogPromptOptions extends DialogWaitOptions {
  ok?: Partial<DialogButton>;
}

export const DIALOG_QUERY_TYPES = ["prompt", "confirm", "input", "wait"] as const;
export type DialogQueryType = (typeof DIALOG_QUERY_TYPES)[number];
