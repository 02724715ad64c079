import * as ours from "../../common/ours.ts";
const MODIFIER_CODES: Readonly<Record<string, readonly string[]>> = {
  Alt: ["AltLeft", "AltRight"],
  Control: ["ControlLeft", "ControlRight", "MetaLeft", "MetaRight", "Meta", "OsLeft", "OsRight"],
  Shift: ["ShiftLeft", "ShiftRight"],
};

/** Which keys are pressed. */
export class KeyboardManager {
  static readonly MODIFIER_KEYS = { CONTROL: "Control", SHIFT: "Shift", ALT: "Alt" } as const;
  static readonly MODIFIER_CODES = MODIFIER_CODES;

  readonly downKeys = new Set<string>();

  /** Whether a modifier is pressed: "Alt", "Control" (also the command key) or "Shift". */
  isModifierActive(modifier: string): boolean {
    return (MODIFIER_CODES[modifier] ?? []).some((code) => this.downKeys.has(code));
  }

  [ours.listen](target: GlobalEventHandlers): void {
    target.addEventListener("keydown", (event) => void this.downKeys.add(event.code));
    target.addEventListener("keyup", (event) => void this.downKeys.delete(event.code));
    // The release of a key outside the page is not noticed.
    window.addEventListener("blur", () => this.downKeys.clear());
  }
}
