/** The part of an item that decides whether two are the same thing. A live item satisfies it. */
export interface ItemIdentity {
  readonly uuid: string;
  readonly type: string;
  readonly name: string;
  readonly system: { readonly key?: unknown };
  readonly _stats: { readonly compendiumSource?: string | null; readonly duplicateSource?: string | null };
}

/**
 * The item in `had` that is the same thing as `dropped`: copied from it or from the same original, the same listed trait, or of
 * the same type and name. What does not count in the active game is none. Null for none.
 */
export function duplicateOf<Had extends ItemIdentity & { readonly inPlay: boolean }>(
  dropped: ItemIdentity,
  had: Iterable<Had>,
): Had | null {
  for (const item of had) if (item.type === dropped.type && isSame(item, dropped) && item.inPlay) return item;
  return null;
}

function isSame(item: ItemIdentity, dropped: ItemIdentity): boolean {
  if (origins(item).some((uuid) => uuid === dropped.uuid || origins(dropped).includes(uuid))) return true;
  const { key } = dropped.system;
  if (typeof key === "string" && key !== "" && item.system.key === key) return true;
  return plain(item.name) === plain(dropped.name);
}

function origins({ _stats: { compendiumSource, duplicateSource } }: ItemIdentity): string[] {
  return [compendiumSource, duplicateSource].filter((uuid): uuid is string => typeof uuid === "string" && uuid !== "");
}

function plain(name: string): string {
  return name.normalize("NFC").replaceAll(/\s+/g, " ").trim().toLocaleLowerCase();
}
