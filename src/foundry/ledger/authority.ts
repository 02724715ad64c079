import { isGm } from "../documents/is-gm.ts";
import { isRecord } from "../../rules/is-record.ts";
import { Authority, type Duties, type Named } from "../../ledger/authority/authority.ts";
import { reasonOf } from "../../ledger/reason-of.ts";
import { clientId, isStale } from "./client-writes.ts";

/** The world setting that names the client with the authority. */
export const AUTHORITY_SETTING = "authority";
const CHANNEL = "system.norn";
const LEFT = "norn.authorityLeft";

let authority: Authority | null = null;
/** Called whenever this client has taken over. */
const listeners: (() => void)[] = [];

export function onAuthority(listener: () => void): void {
  listeners.push(listener);
}

/** Whether this client settles entries now. */
export function isAuthority(): boolean {
  return authority?.isAuthority === true;
}

/** Whether this client is the one named: manual edits are its to record. */
export function isNamedAuthority(): boolean {
  return authority?.isNamed === true;
}

/** Called in `ready`: follows who has the authority, and claims it for the active GM's client. */
export function startAuthority(duties: Duties): Authority {
  const begin = (): void => {
    duties.begin();
    for (const listener of listeners) listener();
  };
  const started = new Authority(
    {
      own: { client: clientId(), user: game.user.id ?? "" },
      named: storedAuthority,
      name: async (next) => void (await game.settings.set("norn", AUTHORITY_SETTING, { ...next })),
      isConnected: (user) => game.users.get(user)?.active === true,
      isGm,
      settlingGm: () => settlingGm()?.id ?? null,
      isStale,
      say: (what) => void game.socket?.emit(CHANNEL, { ledger: what }),
      lastLeft: () => localStorage.getItem(LEFT) ?? "",
      noteLeft: (client) => localStorage.setItem(LEFT, client),
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      failed: (error) => ui.notifications.error("NORN.Ledger.authorityFailed", { format: { reason: reasonOf(error) } }),
    },
    { ...duties, begin },
  );
  authority = started;
  // The server says who sent it; from a host that does not, the next authority waits its time out.
  game.socket?.on(CHANNEL, (message: unknown, sender?: unknown) => {
    const said = isRecord(message) ? message["ledger"] : null;
    if (isRecord(said)) started.heard(said, typeof sender === "string" ? sender : null);
  });
  game.socket?.on("connect", () => started.leave());
  globalThis.addEventListener("pagehide", () => started.leave());
  return started;
}

/** The connection is lost: no new entry is started. */
export function stopAuthority(): void {
  authority?.stop();
}

/** Something has begun to wait for the authority, or is done. */
export function watchIdle(): void {
  authority?.watchIdle();
}

/** The setting has changed; called in the server's order. */
export function authorityNamed(): void {
  authority?.nameChanged();
}

/** The stored value, which a macro may have written. */
function storedAuthority(): Named {
  const { client, user } = game.settings.get("norn", AUTHORITY_SETTING);
  return { client: typeof client === "string" ? client : "", user: typeof user === "string" ? user : "" };
}

/** A user, as far as this asks. */
interface GmCandidate {
  readonly id: string | null;
  readonly active: boolean;
  readonly isGM: boolean;
  can(permission: "SETTINGS_MODIFY"): boolean;
}

/**
 * The connected GM whose clients settle entries: the active one, unless it may not write world settings, which name the authority
 * (an assistant can lack that). Null where there is none: then requests wait.
 */
export function settlingGm(): User.Implementation | null {
  return settlingAmong([...game.users], game.users.activeGM);
}

export function settlingAmong<User extends GmCandidate>(users: readonly User[], active: User | null): User | null {
  const may = (user: User): boolean => user.active && user.isGM && user.can("SETTINGS_MODIFY");
  if (active === null || may(active)) return active;
  const others = users.filter(may).toSorted((a, b) => ((a.id ?? "") < (b.id ?? "") ? -1 : 1));
  return others[0] ?? null;
}
