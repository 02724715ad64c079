import { renewSession, session } from "./session.ts";

/**
 * One page of a game master keeps the ledger: it carries out what is asked, and writes down what changes past it. "The active GM" is
 * not enough: one user may sit in two tabs or browsers, and who is active changes while somebody is in the middle of an entry.
 *
 * The world setting `norn.keeper` names the page. Only game masters can write it, and the server puts all writes in one order:
 * the last one named keeps. Whoever sees another named begins nothing any more, finishes what it has begun, and says so
 * (`handedOver`); the new one waits for that before its first entry, but no longer than `PATIENCE`, for the old one may be gone.
 * What changes by hand is written down by the page that was named when the change came in: that needs no waiting, since the order is
 * the same for all.
 *
 * A page that is closed hands over nothing. With the last page of its user it is known to be gone; else another page of a game
 * master takes over once an entry has waited for `IDLE` and nothing has moved.
 */
interface Keeper {
  readonly session: string;
  readonly user: string;
}

export const KEEPER_SETTING = "keeper";
const CHANNEL = "system.norn";
const LEFT = "norn.keeperLeft";
/** Milliseconds a new keeper waits for the one before it. */
const PATIENCE = 2000;
/** Milliseconds an entry may wait before another game master's page takes over. */
const IDLE = 4000;

let named: Keeper = { session: "", user: "" };
/** The page named is there, as far as this one knows. */
let present = false;
/** Everything is handed over, where this page is the one named. */
let keeping = false;
let takingOver: Promise<void> = Promise.resolve();
/** Pages that are known to be gone. */
const gone = new Set<string>();
let released: ((from: string) => void) | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;

interface Work {
  /** Resolves once the entry in hand is finished. */
  readonly finished: () => Promise<void>;
  /** Entries of others are being carried out by players who are there. */
  readonly inOtherHands: () => boolean;
  /** Entries are asked or begun. */
  readonly isOpen: () => boolean;
  /** Called when this page may begin. */
  readonly begin: () => void;
}
let work: Work | null = null;

/** Whether this page carries entries out and decides what is believed. */
export function isKeeping(): boolean {
  return keeping;
}

/** Whether this page is the one named: what changes from now on is its to write down. */
export function isKeeper(): boolean {
  return named.session === session();
}

/** Whether a game master's page is there to write down what changes. */
export function keeperPresent(): boolean {
  return present;
}

/** Called in `ready`. */
export function startKeeping(given: Work): void {
  work = given;
  named = whoKeeps();
  present = isThere(named);
  gone.add(localStorage.getItem(LEFT) ?? "");
  game.socket?.on(CHANNEL, heard);
  game.socket?.on("disconnect", stop);
  game.socket?.on("connect", claimIfActive);
  globalThis.addEventListener("pagehide", leave);
  claimIfActive();
}

/** Told to the others, and to the page that this browser opens next. */
function leave(): void {
  if (!isKeeper()) return;
  say({ left: session() });
  localStorage.setItem(LEFT, session());
}

/** Nothing is begun without a connection; afterwards this page begins anew, under another name. */
function stop(): void {
  keeping = false;
  gone.add(session());
  renewSession();
}

/** The active game master's page keeps; of several, the one that was opened last. */
export function claimIfActive(): void {
  if (game.users.activeGM?.isSelf && !isKeeper()) void claim();
}

/** Somebody came or went. */
export function presenceChanged(user: string, active: boolean): void {
  if (!active && user === named.user) present = false;
  const gm = game.users.activeGM;
  if (gm?.isSelf && (!present || named.user !== gm.id)) void claim();
}

/** Called when an entry comes or moves: what waits too long was left by a page that is gone. */
export function watchIdle(): void {
  clearTimeout(idle);
  if (!game.user.isGM || isKeeper()) return;
  idle = setTimeout(() => void (work?.isOpen() && !isKeeper() && claim()), IDLE);
}

async function claim(): Promise<void> {
  try {
    await game.settings.set("norn", KEEPER_SETTING, { session: session(), user: game.user.id ?? "" });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    ui.notifications.error("NORN.Ledger.keepFailed", { format: { reason } });
  }
}

/** The setting has come in; called in the order of the server. */
export function keeperNamed(): void {
  const next = whoKeeps();
  const before = named;
  if (before.session === next.session) return;
  const wasThere = present && isThere(before);
  named = next;
  present = isThere(next);
  keeping = false;
  if (next.session === session()) takingOver = takeOver(before, wasThere);
  else if (before.session === session()) void handOver();
}

/** What is stored, whatever a macro may have put there. */
function whoKeeps(): Keeper {
  const { session: page, user } = game.settings.get("norn", KEEPER_SETTING);
  return { session: typeof page === "string" ? page : "", user: typeof user === "string" ? user : "" };
}

async function takeOver(before: Keeper, wasThere: boolean): Promise<void> {
  const mine = session();
  // A game master who reloads cannot be told from one with a second tab.
  const mayWork = !gone.has(before.session) && (wasThere || before.user === game.user.id);
  if (before.session !== "" && mayWork) await release(before.session);
  else if (work?.inOtherHands()) await pause();
  if (named.session !== mine || session() !== mine) return;
  keeping = true;
  work?.begin();
}

async function handOver(): Promise<void> {
  const from = session();
  await takingOver;
  await work?.finished();
  say({ handedOver: from });
}

/** Resolves once a page has said that it has finished, or after a while. */
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

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
}

/** Said to every other page; nobody's word here is more than a hint: the worst a forged one does is to end a wait. */
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
  if (left === named.session && game.user.isGM) claimIfActive();
}

function isThere({ session: page, user }: Keeper): boolean {
  return page !== "" && game.users.get(user)?.active === true;
}
