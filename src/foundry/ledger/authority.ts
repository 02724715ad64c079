import { clientId, isStale } from "./client-id.ts";

/**
 * One client of a GM has the authority: it settles what is asked, and records what changes past the ledger. "The active GM" is not
 * enough: one user may sit in two tabs or browsers, and who is active changes while somebody is in the middle of an entry.
 *
 * The world setting `norn.authority` names the client. Only GMs can write it, and the server puts all writes in one order: the last one
 * named has it. Whoever sees another named begins nothing any more, finishes what it has begun, and says so (`handedOver`); the new
 * one waits for that before its first entry, but no longer than `PATIENCE`, for the old one may be gone. Manual edits are recorded by
 * the client that was named when the change came in: that needs no waiting, since the order is the same for all.
 *
 * A client that is closed hands over nothing. With the last client of its user it is known to be gone; else another GM's client takes
 * over once a request has waited for `IDLE` and nothing has moved. A client that lost its connection is stale: it never has the
 * authority again until it is reloaded.
 */
interface Authority {
  readonly client: string;
  readonly user: string;
}

export const AUTHORITY_SETTING = "authority";
const CHANNEL = "system.norn";
const LEFT = "norn.authorityLeft";
/** Milliseconds a new authority waits for the one before it. */
export const PATIENCE = 2000;
/** Milliseconds a request may wait before another GM's client takes over. */
const IDLE = 4000;

let named: Authority = { client: "", user: "" };
/** The client named is there, as far as this one knows. */
let present = false;
/** Everything is handed over, where this client is the one named. */
let inForce = false;
let takingOver: Promise<void> = Promise.resolve();
/** Clients that are known to be gone. */
const gone = new Set<string>();
let released: ((from: string) => void) | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;

interface Work {
  /** Resolves once the entry in hand is finished. */
  readonly finished: () => Promise<void>;
  /** Requests of others who are there wait, and may be half settled by them. */
  readonly mayBeHalfDone: () => boolean;
  readonly isOpen: () => boolean;
  /** Called when this client may begin. */
  readonly begin: () => void;
}
let work: Work | null = null;

/** Whether this client settles entries now. */
export function isAuthority(): boolean {
  return inForce;
}

/** Whether this client is the one named: what changes from now on is its to record. */
export function isNamedAuthority(): boolean {
  return named.client === clientId() && !isStale();
}

/** Whether a GM's client is there to record what changes. */
export function authorityPresent(): boolean {
  return present;
}

/** Called in `ready`. */
export function startAuthority(given: Work): void {
  work = given;
  named = storedAuthority();
  present = isThere(named);
  gone.add(localStorage.getItem(LEFT) ?? "");
  game.socket?.on(CHANNEL, heard);
  game.socket?.on("connect", leave);
  globalThis.addEventListener("pagehide", leave);
  claimIfActive();
}

/** The connection is lost: nothing is begun any more. */
export function stopAuthority(): void {
  inForce = false;
}

/** Told to the others, and to the client that this browser opens next; a stale one tells it as soon as it can. */
function leave(): void {
  if (named.client !== clientId()) return;
  say({ left: clientId() });
  localStorage.setItem(LEFT, clientId());
}

/** The active GM's client has the authority; of several, the one that was opened last. */
export function claimIfActive(): void {
  if (game.users.activeGM?.isSelf && !isNamedAuthority()) void claim();
}

/** Somebody came or went. */
export function presenceChanged(user: string, active: boolean): void {
  if (!active && user === named.user) present = false;
  const gm = game.users.activeGM;
  if (gm?.isSelf && (!present || named.user !== gm.id)) void claim();
}

/** Called when a request comes or is settled: what waits too long was left by a client that is gone. */
export function watchIdle(): void {
  clearTimeout(idle);
  if (!game.user.isGM || isNamedAuthority()) return;
  idle = setTimeout(() => void (work?.isOpen() && !isNamedAuthority() && claim()), IDLE);
}

async function claim(): Promise<void> {
  if (isStale()) return;
  try {
    await game.settings.set("norn", AUTHORITY_SETTING, { client: clientId(), user: game.user.id ?? "" });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    ui.notifications.error("NORN.Ledger.keepFailed", { format: { reason } });
  }
}

/** The setting has come in; called in the order of the server. */
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

/** What is stored, whatever a macro may have put there. */
function storedAuthority(): Authority {
  const { client, user } = game.settings.get("norn", AUTHORITY_SETTING);
  return { client: typeof client === "string" ? client : "", user: typeof user === "string" ? user : "" };
}

async function takeOver(before: Authority, wasThere: boolean): Promise<void> {
  // A GM who reloads cannot be told from one with a second tab.
  const mayWork = !gone.has(before.client) && (wasThere || before.user === game.user.id);
  if (before.client !== "" && mayWork) await release(before.client);
  else if (work?.mayBeHalfDone()) await pause(PATIENCE);
  if (!isNamedAuthority()) return;
  inForce = true;
  work?.begin();
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
    const timer = setTimeout(resolve, PATIENCE);
    released = (who) => {
      if (who !== from) return;
      clearTimeout(timer);
      resolve();
    };
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Said to every other client; nobody's word here is more than a hint: the worst a forged one does is to end a wait. */
function say(message: Readonly<Record<string, string>>): void {
  game.socket?.emit(CHANNEL, { ledger: message });
}

function heard(message: unknown): void {
  const handedOver: unknown = foundry.utils.getProperty(message as object, "ledger.handedOver");
  const left: unknown = foundry.utils.getProperty(message as object, "ledger.left");
  if (typeof handedOver === "string") released?.(handedOver);
  if (typeof left !== "string") return;
  gone.add(left);
  released?.(left);
  if (left === named.client && game.user.isGM) claimIfActive();
}

function isThere({ client, user }: Authority): boolean {
  return client !== "" && game.users.get(user)?.active === true;
}
