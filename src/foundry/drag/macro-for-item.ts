import { isItemOfType } from "../documents/of-type.ts";
import type { NornItem } from "../documents/norn-item.ts";

export interface MacroPlan {
  readonly name: string;
  readonly img: string | null;
  readonly command: string;
}

/** What an item's macro does: a trait is rolled, anything else is shown in chat. */
export function macroForItem(item: NornItem): MacroPlan {
  const does = isItemOfType(item, "skill") ? "rollTrait" : "sendToChat";
  return { name: shortName(item.name), img: item.img ?? null, command: `game.norn.${does}(${JSON.stringify(item.uuid)});` };
}

const LONGEST_NAME = 80;

function shortName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
