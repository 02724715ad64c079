import { currentGame, type WindowUser } from "./platform.ts";

interface Users extends Iterable<WindowUser> {
  get(id: string): WindowUser | undefined;
}

/** The person with this id. */
export function findUser(id: string): WindowUser | undefined {
  return currentGame<{ users?: Users }>()?.users?.get(id);
}

/** Everybody who has a seat at the table. */
export function allUsers(): WindowUser[] {
  return [...(currentGame<{ users?: Users }>()?.users ?? [])];
}
