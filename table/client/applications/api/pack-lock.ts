import { currentGame } from "../platform.ts";

interface Packs {
  get(id: string): { locked?: boolean } | undefined;
}

/** Whether the compendium with this id is locked. Documents of the world are in none. */
export function isPackLocked(pack: string | null): boolean {
  if (!pack) return false;
  return currentGame<{ packs?: Packs }>()?.packs?.get(pack)?.locked ?? true;
}
