import type { User } from "../documents/user.ts";
import { getGame } from "../core/globals.ts";
import { WorldCollection } from "./world-collection.ts";

/** The users of the world. */
export class Users extends WorldCollection<User> {
  static override documentName = "User";

  get players(): User[] {
    return this.filter((user) => !user.isGM && !user.isBanned);
  }

  /** This client's user. */
  get current(): User | null {
    const { userId } = getGame();
    return (userId ? this.get(userId) : undefined) ?? null;
  }

  /** The connected GM on whose client things are done that must be done once: a full GM before an assistant, then by id. */
  get activeGM(): User | null {
    return this.getDesignatedUser((user) => user.active && user.isGM);
  }

  /** Of the users that match the condition, the first by role (highest first), then by id (platform.md §3.5). */
  getDesignatedUser(condition: (user: User) => boolean): User | null {
    const [first] = this.filter(condition).sort((a, b) => b.role - a.role || compare(a.id ?? "", b.id ?? ""));
    return first ?? null;
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
