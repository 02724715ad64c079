import { currentUser } from "../../platform.ts";

/** The part of macros and their user that the hotbar uses; the client's documents satisfy it. */
export interface HotbarMacro {
  readonly id: string | null;
  readonly uuid: string;
  readonly name: string;
  readonly img: string | null;
  readonly sheet?: { render(options?: object): unknown } | null;
  readonly isOwner: boolean;
  execute(scope?: object): unknown;
}

export interface HotbarUser {
  getHotbarMacros(page: number): { slot: number; key: number; macro: HotbarMacro | null }[];
  assignHotbarMacro(macro: HotbarMacro | null, slot?: number, options?: { fromSlot?: number }): Promise<unknown>;
}

export function hotbarUser(): HotbarUser | null {
  return currentUser() as unknown as HotbarUser | null;
}
