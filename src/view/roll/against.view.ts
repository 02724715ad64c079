import { type Text, text } from "../text.ts";

/** The choice that stands for all targeted tokens. */
export const TARGETED = "targeted";

interface AgainstChoice {
  readonly value: string;
  readonly label: Text;
  readonly selected: boolean;
}

/** Choices with what they have in common; null for nothing. */
export interface AgainstGroup {
  readonly label: Text | null;
  readonly choices: readonly AgainstChoice[];
}

interface Named {
  readonly uuid: string;
  readonly name: string;
}

interface Against<T extends Named> {
  readonly chosen: string;
  readonly targeted: readonly Named[];
  readonly here: readonly T[];
  /** How many zones away someone is; null where that is not known. */
  readonly apart: (one: T) => number | null;
}

/** Whom a roll may be against: none, the targets, anyone on the scene, nearest first. Empty if there is no one. */
export function againstView<T extends Named>({ chosen, targeted, here, apart }: Against<T>): readonly AgainstGroup[] {
  if (targeted.length + here.length === 0) return [];
  const choice = (value: string, label: Text): AgainstChoice => ({ value, label, selected: value === chosen });
  const names = targeted.map(({ name }) => name).join(", ");
  const general = [
    choice("", text("NORN.Roll.Against.nobody")),
    ...(targeted.length > 0 ? [choice(TARGETED, text("NORN.Roll.Against.targeted", { names }))] : []),
  ];
  const placed = here.map((one) => {
    return { zones: apart(one), choice: choice(one.uuid, text("NORN.Roll.Against.one", { name: one.name })) };
  });
  const distances = [...new Set(placed.map(({ zones }) => zones))].toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity));
  const at = (zones: number | null): AgainstChoice[] => placed.filter((one) => one.zones === zones).map((one) => one.choice);
  if (distances.every((zones) => zones === null)) return [{ label: null, choices: [...general, ...at(null)] }];
  return [{ label: null, choices: general }, ...distances.map((zones) => ({ label: distanceText(zones), choices: at(zones) }))];
}

function distanceText(zones: number | null): Text {
  if (zones === null) return text("NORN.Canvas.Apart.unknown");
  if (zones === 0) return text("NORN.Canvas.Apart.none");
  return zones === 1 ? text("NORN.Canvas.Apart.one") : text("NORN.Canvas.Apart.some", { zones });
}
