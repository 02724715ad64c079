/** Who may read a message: no one named, everyone. */
export interface Whispered {
  readonly whisper: string[];
  readonly blind: boolean;
}

/** A message for the GMs and these users. */
export function forGmsAnd(readers: readonly string[]): Whispered {
  const users = game.users.filter((user) => user.isGM || readers.includes(user.id ?? ""));
  return { whisper: users.map((user) => user.id ?? ""), blind: false };
}
