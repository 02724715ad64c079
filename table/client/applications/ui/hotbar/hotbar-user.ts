import { currentUser } from "../../platform.ts";

/** What the hotbar asks of macros and of the person whose they are; the client's documents are such. */
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
