import { type Text, text } from "../text.ts";

/** How someone is out of it: a track took them out, or they gave up in a conflict that still runs; "" for neither. */
export type Defeat = "" | "taken-out" | "gave-up";

export interface DefeatView {
  readonly icon: string;
  readonly label: Text;
}

/** The sign of someone who is out; null for anyone else. */
export function defeatView(out: Defeat): DefeatView | null {
  if (out === "") return null;
  return out === "taken-out"
    ? { icon: "fa-skull", label: text("NORN.Recovery.takenOut") }
    : { icon: "fa-flag", label: text("NORN.Conflict.Badge.gave-up") };
}
