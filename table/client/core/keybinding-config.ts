/** A key with its modifiers. `key` is a KeyboardEvent.code. */
export interface KeybindingKey {
  key: string;
  modifiers?: string[];
}

/** What a handler gets about the key press. */
export interface KeyboardContext {
  key: string;
  event: KeyboardEvent;
  isShift: boolean;
  isControl: boolean;
  isAlt: boolean;
  hasModifier: boolean;
  modifiers: string[];
  up: boolean;
  repeat: boolean;
  action?: string;
}

/** The registration of a key action. A handler that returns true has handled the press. */
export interface KeybindingActionConfig {
  name?: string;
  hint?: string;
  editable?: KeybindingKey[];
  uneditable?: KeybindingKey[];
  onDown?: (context: KeyboardContext) => boolean | void;
  onUp?: (context: KeyboardContext) => boolean | void;
  repeat?: boolean;
  restricted?: boolean;
  reservedModifiers?: string[];
  precedence?: number;
  order?: number;
  namespace?: string;
}
