import { clientId, isStale } from "./client-writes.ts";
import { isRecord } from "../../view/is-record.ts";
import { reasonOf } from "../../view/reason-of.ts";

/**
 * One client of a GM has the authority: it settles requests, and records manual edits. "The active GM" is not enough: one user may
 * have two tabs or browsers open, and the active GM may change while an entry is being settled.
 *
 * The world setting `norn.authority` names the client. Only GMs can write it, and the server orders all writes: the last one named
 * has it. A client that sees another one named starts no new entry, finishes the one it is settling, and says so (`handedOver`); the
 * new one waits for that before its first entry, but no longer than `AUTHORITY_TIMEOUT`, since the old one may be gone. A manual edit is
 * recorded by the client named when the change arrived: all clients see the same order, so that needs no waiting.
 *
 * A closed client hands over nothing. If it was its user's last one, the others know at once; else another GM's client takes over
 * once a request has waited for `IDLE` without any change. A client that lost its connection is stale: it has no authority until it
 * is reloaded.
 */
interface Authority {
  readonly client: string;
  readonly user: string;
}

export const AUTHORITY_SETTING = "authority";
const CHANNEL = "system.norn";
const LEFT = "norn.authorityLeft";
/** Milliseconds a new authority waits for the one before it. */
const AUTHORITY_TIMEOUT = 2000;
/** Milliseconds a request may wait before another GM's client takes over. */
const IDLE = 4000;

let named: Authority = { client: "", user: "" };
/** Whether the named client is connected, as far as this one knows. */
let present = false;
/** Whether the client before this one has handed over. */
let inForce = false;
let takingOver: Promise<void> = Promise.resolve();
/** Clients that are known to be gone. */
const gone = new Set<string>();
let released: ((from: string) => void) | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;

interface Work {
  /** Resolves once the current entry is finished. */
  readonly finished: () => Promise<void>;
  readonly isOpen: () => boolean;
  /** Called when this client may start settling. */
  readonly begin: () => void;
}
let work: Work | null = null;
/** Called whenever this client has taken over. */
const listeners: (() => void)[] = [];

export function onAuthority(listener: () => void): void {
  listeners.push(listener);
}

/** Whether this client settles entries now. */
export function isAuthority(): boolean {
  return inForce;
}

/** Whether this client is the one named: manual edits are its to record. */
export function isNamedAuthority(): boolean {
  return named.client === clientId() && !isStale();
}

/** Called in `ready`: follows who has the authority, and claims it for the active GM's client. */
export function startAuthority(given: Work): void {
  work = given;
  named = storedAuthority();
  gone.add(localStorage.getItem(LEFT) ?? "");
  // A GM who reloads is connected, the client that was closed is not.
  present = isThere(named) && !gone.has(named.client);
  game.socket?.on(CHANNEL, heard);
  game.socket?.on("connect", leave);
  globalThis.addEventListener("pagehide", leave);
  claimIfActive();
}

/** The connection is lost: no new entry is started. */
export function stopAuthority(): void {
  inForce = false;
}

/** Announced to the other clients, and to the next one this browser opens; a stale client does so as soon as it can. */
function leave(): void {
  if (named.client !== clientId()) return;
  say({ left: clientId() });
  localStorage.setItem(LEFT, clientId());
}

/** The active GM's client has the authority; of several, the one that was opened last. */
export function claimIfActive(): void {
  if (settlingGm()?.isSelf && !isNamedAuthority()) void claim();
}

/** A user connected or disconnected. */
export function presenceChanged(user: string, active: boolean): void {
  if (!active && user === named.user) present = false;
  const gm = settlingGm();
  if (gm?.isSelf && (!present || named.user !== gm.id)) void claim();
}

/** Called when a request arrives or is settled: a request that waits too long was left by a disconnected client. */
export function watchIdle(): void {
  clearTimeout(idle);
  if (!game.user.isGM || isNamedAuthority()) return;
  idle = setTimeout(() => void (work?.isOpen() && !isNamedAuthority() && claim()), IDLE);
}

async function claim(): Promise<void> {
  if (isStale() || !work) return;
  try {
    await game.settings.set("norn", AUTHORITY_SETTING, { client: clientId(), user: game.user.id ?? "" });
  } catch (error) {
    const reason = reasonOf(error);
    ui.notifications.error("NORN.Ledger.authorityFailed", { format: { reason } });
  }
}

/** The setting has changed; called in the server's order. */
export function authorityNamed(): void {
  const next = storedAuthority();
  const before = named;
  if (before.client === next.client) return;
  const wasThere = present && isThere(before);
  named = next;
  present = isThere(next);
  inForce = false;
  if (next.client === clientId()) takingOver = takeOver(before, wasThere);
  else if (before.client === clientId()) void handOver();
}

/** The stored value, which a macro may have written. */
function storedAuthority(): Authority {
  const { client, user } = game.settings.get("norn", AUTHORITY_SETTING);
  return { client: typeof client === "string" ? client : "", user: typeof user === "string" ? user : "" };
}

async function takeOver(before: Authority, wasThere: boolean): Promise<void> {
  // A GM who reloads cannot be distinguished from one with a second tab.
  const mayWork = !gone.has(before.client) && (wasThere || before.user === game.user.id);
  if (before.client !== "" && mayWork) await release(before.client);
  if (!isNamedAuthority()) return;
  inForce = true;
  work?.begin();
  for (const listener of listeners) listener();
}

async function handOver(): Promise<void> {
  const from = clientId();
  await takingOver;
  await work?.finished();
  say({ handedOver: from });
}

/** Resolves once a client has said that it has finished, or after a while. */
function release(from: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, AUTHORITY_TIMEOUT);
    released = (who) => {
      if (who !== from) return;
      clearTimeout(timer);
      resolve();
    };
  });
}

/**
 * Sent to all other clients. It counts from a GM only, and the server says who sent it: from a host that does not, the next authority
 * waits its time out.
 */
function say(message: Readonly<Record<string, string>>): void {
  game.socket?.emit(CHANNEL, { ledger: message });
}

function heard(message: unknown, sender?: unknown): void {
  if (!isRecord(message) || typeof sender !== "string" || game.users.get(sender)?.isGM !== true) return;
  const handedOver: unknown = foundry.utils.getProperty(message, "ledger.handedOver");
  const left: unknown = foundry.utils.getProperty(message, "ledger.left");
  if (typeof handedOver === "string") released?.(handedOver);
  if (typeof left !== "string") return;
  gone.add(left);
  released?.(left);
  if (left === named.client && game.user.isGM) claimIfActive();
}

function isThere({ client, user }: Authority): boolean {
  return client !== "" && game.users.get(user)?.active === true;
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
