/** Options of a write as they come back in the hooks of every client. */
export interface WriteOptions {
  /** The page that made it. */
  nornSession?: string;
  /** The write of the ledger it belongs to (`write-document.ts`). */
  nornWrite?: string;
}

let current = "";

/** This page, told apart from every other tab and browser of the same user. Another one after each loss of the connection. */
export function session(): string {
  current ||= foundry.utils.randomID();
  return current;
}

export function renewSession(): void {
  current = foundry.utils.randomID();
}

/** Called before this page writes something: says so to everybody who hears of it. */
export function signWrite(options: object): void {
  (options as WriteOptions).nornSession = session();
}

/** Whether this page made a change; one that says nothing is taken for its user's in every tab. */
export function madeHere(options: object, userId: string): boolean {
  const { nornSession } = options as WriteOptions;
  return userId === game.user.id && (nornSession === undefined || nornSession === session());
}
