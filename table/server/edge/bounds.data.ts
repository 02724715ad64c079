const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** What a client may send, in bytes and levels. A GM imports whole adventures; a player does not. */
export const MESSAGE = {
  playerBytes: MEGABYTE,
  /** A longer one ends the connection. */
  bytes: 32 * MEGABYTE,
  /** Levels of objects and lists, also within a text that is JSON. */
  levels: 64,
  /** Levels of open elements in a text that is HTML. */
  elements: 256,
  /** Documents in one request. */
  playerDocuments: 500,
  /** Changes of the same document in one request of a player: each is as much work as the document is large. */
  playerChanges: 5,
  documents: 20_000,
} as const;

/** Keys and members of lists in a document that a player writes, without the documents in it: each takes time at every change. */
export const MOST_VALUES = 10_000;

/** What a seat may have open and waiting. */
export const SEAT = { sockets: 32, waitingBytes: 64 * MEGABYTE } as const;
