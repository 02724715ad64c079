import { currentGame, type WindowUser } from "./platform.ts";

interface Users extends Iterable<WindowUser> {
  get(id: string): WindowUser | undefined;
}

/** The user with this id. */
export function findUser(id: string): WindowUser | undefined {
  return currentGame<{ users?: Users }>()?.users?.get(id);
}

/** All users of the world. */
export function allUsers(): WindowUser[] {
  return [...(currentGame<{ users?: Users }>()?.users ?? [])];
}
