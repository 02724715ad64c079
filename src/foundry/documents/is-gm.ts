/** Whether a user is a GM now; false for one who is gone. */
export function isGm(user: string | null | undefined): boolean {
  return game.users.get(user ?? "")?.isGM === true;
}
