interface Created {
  readonly _stats?: { readonly createdTime?: number | null };
}

/** Oldest first, by when each was made and not by its timestamp (13.347 #13224): one that is made again stands at the end. */
export function inOrderOfCreation<T extends Created>(messages: readonly T[]): T[] {
  const time = ({ _stats }: T): number => _stats?.createdTime ?? 0;
  return messages.toSorted((a, b) => time(a) - time(b));
}
