/** What is asked of a user here. */
interface Asked {
  readonly id: string | null;
  readonly active: boolean;
  readonly isGM: boolean;
  can(permission: "SETTINGS_MODIFY"): boolean;
}

/**
 * The connected GM whose clients settle entries: the active one, unless it may not write world settings, which name the authority
 * (an assistant can lack that). Null where there is none: then authors settle what is theirs alone.
 */
export function settlingGm(): User.Implementation | null {
  return settlingAmong([...game.users], game.users.activeGM);
}

export function settlingAmong<User extends Asked>(users: readonly User[], active: User | null): User | null {
  const may = (user: User): boolean => user.active && user.isGM && user.can("SETTINGS_MODIFY");
  if (active === null || may(active)) return active;
  const others = users.filter(may).toSorted((a, b) => ((a.id ?? "") < (b.id ?? "") ? -1 : 1));
  return others[0] ?? null;
}
