import { ForcedDeletion } from "../../common/data/operators.ts";
import { getGame } from "../core/globals.ts";
import type { Macro } from "./macro.ts";
import type { User } from "./user.ts";

export interface HotbarEntry {
  slot: number;
  key: number;
  macro: Macro | null;
}

const SLOTS_PER_PAGE = 10;

/** The ten slots of one page of a user's hotbar; `key` is the digit of the slot. */
export function hotbarMacros(user: User, page: number): HotbarEntry[] {
  return Array.from({ length: SLOTS_PER_PAGE }, (_, index) => {
    const slot = (page - 1) * SLOTS_PER_PAGE + index + 1;
    const id = user.hotbar[slot];
    return { slot, key: (index + 1) % SLOTS_PER_PAGE, macro: (id ? getGame().macros.get(id) : undefined) ?? null };
  });
}

export async function clearHotbarSlot<U extends User>(user: U, slot: string): Promise<U | undefined> {
  if (!(slot in user.hotbar)) return user;
  return user.update({ hotbar: { [slot]: new ForcedDeletion() } });
}
