interface Created {
  readonly _stats?: { readonly createdTime?: number | null };
}

/** Oldest first, by when each document was created and not by its timestamp (13.347 #13224): one created again is at the end. */
export function inOrderOfCreation<T extends Created>(messages: readonly T[]): T[] {
  const time = ({ _stats }: T): number => _stats?.createdTime ?? 0;
  return messages.toSorted((a, b) => time(a) - time(b));
}
