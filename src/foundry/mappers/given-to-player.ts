/** Levels of ownership by user, and `default` for everyone else. */
export type Ownership = Readonly<Record<string, number>>;

interface Gift {
  readonly before: Ownership;
  readonly after: Ownership;
  readonly players: readonly string[];
}

/**
 * Whether a character is given to its first player while no one else may see it. It joins the others then: everyone plays with its aspects
 * and its fate points. What the GM says about all players at the same time, or later, stays.
 */
export function opensAsGift(
  { before, after, players }: Gift,
  levels: { readonly none: number; readonly owner: number },
): boolean {
  const owned = (ownership: Ownership): boolean =>
    players.some((id) => (ownership[id] ?? ownership["default"] ?? levels.none) >= levels.owner);
  const closed = (ownership: Ownership): boolean => (ownership["default"] ?? levels.none) === levels.none;
  return !owned(before) && owned(after) && closed(before) && closed(after);
}
