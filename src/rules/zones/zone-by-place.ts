/** What the scene says of someone's zone. */
export interface Standing {
  /** The zones their token stands in. */
  readonly in: readonly string[];
  /** All zones that are drawn on the scene. */
  readonly drawn: ReadonlySet<string>;
}

/**
 * The zone someone is in: the one their token stands in. The zone that is stored counts where zones overlap, and as long as it is
 * not drawn on the scene: a token outside of it would contradict it otherwise.
 */
export function zoneByPlace(stored: string, { in: zones, drawn }: Standing): string {
  if (zones.includes(stored)) return stored;
  return zones[0] ?? (drawn.has(stored) ? "" : stored);
}
