import { type Text, text } from "../text.ts";

/** The choice that stands for all targeted tokens. */
export const TARGETED = "targeted";

export interface AgainstChoice {
  readonly value: string;
  readonly label: Text;
  readonly selected: boolean;
}

interface Named {
  readonly uuid: string;
  readonly name: string;
}

/** Whom a roll may be against: none, the targets, anyone on the scene. Empty if there is no one. */
export function againstView(chosen: string, targeted: readonly Named[], here: readonly Named[]): readonly AgainstChoice[] {
  if (targeted.length + here.length === 0) return [];
  const choice = (value: string, label: Text): AgainstChoice => ({ value, label, selected: value === chosen });
  const names = targeted.map(({ name }) => name).join(", ");
  return [
    choice("", text("NORN.Roll.Against.nobody")),
    ...(targeted.length > 0 ? [choice(TARGETED, text("NORN.Roll.Against.targeted", { names }))] : []),
    ...here.map(({ uuid, name }) => choice(uuid, text("NORN.Roll.Against.one", { name }))),
  ];
}
