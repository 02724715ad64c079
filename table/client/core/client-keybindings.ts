import * as ours from "../../common/ours.ts";
import { getGame } from "./globals.ts";
import { KEYBINDING_PRECEDENCE } from "../../common/constants/interface.ts";
import { type KeybindingActionConfig, type KeybindingKey, type KeyboardContext } from "./keybinding-config.ts";
import { reportError } from "./report-error.ts";

const MODIFIERS = ["Alt", "Control", "Shift"] as const;

/** Key actions: registered in the init hook, called on key presses. */
export class ClientKeybindings {
  readonly actions = new Map<string, KeybindingActionConfig>();
  readonly bindings = new Map<string, KeybindingKey[]>();
  #closed = false;

  /** Registers an action. Only during init. */
  register(namespace: string, action: string, data: KeybindingActionConfig): void {
    if (this.#closed) throw new Error("You cannot register a Keybinding after the init hook");
    if (!namespace || !action) throw new Error("You must specify both the namespace and action portion of the Keybinding action");
    const id = `${namespace}.${action}`;
    this.actions.set(id, { precedence: KEYBINDING_PRECEDENCE.NORMAL, editable: [], uneditable: [], ...data, namespace });
    this.bindings.set(
      id,
      [...(data.uneditable ?? []), ...(data.editable ?? [])].map((key) => ({ ...key, modifiers: key.modifiers ?? [] })),
    );
  }

  /** The keys bound to an action. */
  get(namespace: string, action: string): KeybindingKey[] {
    const keys = this.bindings.get(`${namespace}.${action}`);
    if (!keys) throw new Error(`"${namespace}.${action}" is not a registered Keybinding`);
    return keys;
  }

  /** Binds other keys to an action, until the page is reloaded. */
  async set(namespace: string, action: string, keys?: KeybindingKey[]): Promise<void> {
    this.get(namespace, action);
    const config = this.actions.get(`${namespace}.${action}`);
    this.bindings.set(`${namespace}.${action}`, [...(config?.uneditable ?? []), ...(keys ?? config?.editable ?? [])]);
  }

  /** Ends registration; from now on keys are handled. */
  initialize(): void {
    this.#closed = true;
  }

  [ours.listen](target: GlobalEventHandlers): void {
    target.addEventListener("keydown", (event) => this[ours.handle](event, false));
    target.addEventListener("keyup", (event) => this[ours.handle](event, true));
  }

  /** Calls the actions of a key press, by precedence, until one has handled it. */
  [ours.handle](event: KeyboardEvent, up: boolean): void {
    if (event.isComposing || isTyping(event.target)) return;
    const context = contextOf(event, up);
    for (const [id, action] of this.#matching(context)) {
      const handler = up ? action.onUp : action.onDown;
      if (!handler || (context.repeat && !action.repeat)) continue;
      try {
        if (handler({ ...context, action: id }) !== true) continue;
      } catch (error) {
        reportError(`The key action "${id}"`, error);
        continue;
      }
      event.preventDefault();
      event.stopPropagation();
      return;
    }
  }

  #matching(context: KeyboardContext): [string, KeybindingActionConfig][] {
    const isGM = getGame().user?.isGM ?? false;
    return [...this.actions]
      .filter(
        ([id, action]) => (!action.restricted || isGM) && this.bindings.get(id)?.some((key) => matches(key, context, action)),
      )
      .sort(([, a], [, b]) => (a.precedence ?? 1) - (b.precedence ?? 1) || (a.order ?? 0) - (b.order ?? 0));
  }
}

function matches(binding: KeybindingKey, context: KeyboardContext, action: KeybindingActionConfig): boolean {
  if (binding.key !== context.key) return false;
  const wanted = (binding.modifiers ?? []).map((modifier) => modifier.toLowerCase());
  const spare = (action.reservedModifiers ?? []).map((modifier) => modifier.toLowerCase());
  const held = context.modifiers.map((modifier) => modifier.toLowerCase());
  return (
    wanted.every((modifier) => held.includes(modifier)) &&
    held.every((modifier) => wanted.includes(modifier) || spare.includes(modifier))
  );
}

function contextOf(event: KeyboardEvent, up: boolean): KeyboardContext {
  const held = { Alt: event.altKey, Control: event.ctrlKey || event.metaKey, Shift: event.shiftKey };
  const modifiers = MODIFIERS.filter((modifier) => held[modifier] && !event.code.startsWith(modifier));
  return {
    event,
    key: event.code,
    isAlt: held.Alt,
    isControl: held.Control,
    isShift: held.Shift,
    hasModifier: modifiers.length > 0,
    modifiers,
    repeat: event.repeat,
    up,
  };
}

/** Text fields keep their keys. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return Boolean(target.closest("input, textarea, select, [contenteditable=''], [contenteditable='true'], prose-mirror"));
}
