import type { ApplicationV2 } from "./application.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";

/** Handles a click on `[data-action]`; runs with `this` as the application. */
export type ApplicationClickAction = {
  // A method, so that a handler may type `this` as its own subclass.
  handle(this: ApplicationV2, event: PointerEvent, target: HTMLElement): unknown;
}["handle"];

/** A click action, by default for the main button only; `buttons` are MouseEvent#button values. */
export type ApplicationAction = ApplicationClickAction | { handler: ApplicationClickAction; buttons: number[] };

/** Handles the submission of a form; runs with `this` as the application. */
type ApplicationFormSubmission = {
  handle(
    this: ApplicationV2,
    event: Event,
    form: HTMLFormElement,
    formData: FormDataExtended,
    options?: Record<string, unknown>,
  ): unknown;
}["handle"];

export interface ApplicationFormConfiguration {
  handler?: ApplicationFormSubmission | undefined;
  submitOnChange?: boolean;
  closeOnSubmit?: boolean;
}

/** An item of the header's menu. */
export interface ApplicationHeaderControlsEntry {
  icon: string;
  label: string;
  action?: string;
  visible?: boolean | (() => boolean);
  ownership?: string | number;
  onClick?: (event: PointerEvent) => unknown;
}

interface ApplicationWindowConfiguration {
  frame: boolean;
  positioned: boolean;
  title: string;
  icon: string | false;
  controls: ApplicationHeaderControlsEntry[];
  minimizable: boolean;
  resizable: boolean;
  contentTag: string;
  contentClasses: string[];
}

/** A window's position, in CSS pixels. */
export interface ApplicationPosition {
  top: number;
  left: number;
  width: number | "auto";
  height: number | "auto";
  scale: number;
  zIndex: number;
}

/** The options of one application, merged from its class chain and its constructor. Subclasses add their own. */
export interface ApplicationConfiguration {
  id: string;
  uniqueId: string;
  classes: string[];
  tag: string;
  window: ApplicationWindowConfiguration;
  actions: Record<string, ApplicationAction>;
  form?: ApplicationFormConfiguration;
  position: Partial<ApplicationPosition>;
  [option: string]: unknown;
}

/** Options given by a class or a caller; the rest comes from the parent classes. */
export interface ApplicationOptions {
  id?: string;
  uniqueId?: string;
  classes?: string[];
  tag?: string;
  window?: Partial<ApplicationWindowConfiguration>;
  actions?: Record<string, ApplicationAction>;
  form?: ApplicationFormConfiguration;
  position?: Partial<ApplicationPosition>;
  [option: string]: unknown;
}

export interface ApplicationRenderOptions {
  force?: boolean;
  position?: Partial<ApplicationPosition>;
  window?: Partial<Pick<ApplicationWindowConfiguration, "title" | "icon"> & { controls: boolean }>;
  parts?: string[];
  isFirstRender?: boolean;
  tab?: string | Record<string, string>;
  renderContext?: string;
  renderData?: unknown;
  [option: string]: unknown;
}

export interface ApplicationClosingOptions {
  animate?: boolean;
  /** Closed by the Escape key. */
  closeKey?: boolean;
  /** Closed because its form was submitted. */
  submitted?: boolean;
  [option: string]: unknown;
}

/** The context that `_prepareContext` returns for the templates. */
export type ApplicationRenderContext = Record<string, unknown>;

interface ApplicationTabEntry {
  id: string;
  icon?: string;
  label?: string;
  tooltip?: string;
  cssClass?: string;
}

export interface ApplicationTabsConfiguration {
  tabs: ApplicationTabEntry[];
  initial?: string;
  labelPrefix?: string;
}

/** A tab of the sidebar: what it is of, or its own icon and words (DOC Sidebar.TABS). */
export interface SidebarTabDescriptor {
  documentName?: string;
  icon?: string;
  tooltip?: string;
  gmOnly?: boolean;
}

/** A tab as a template shows it. */
export interface ApplicationTab extends ApplicationTabEntry {
  group: string;
  active: boolean;
  cssClass: string;
}
