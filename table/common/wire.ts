/**
 * What is sent over the socket between client and server. The handshake carries `auth: { seat }`, with the `key` of
 * the seat's address where it has one. A message that cannot be read is acknowledged with a Failure.
 *
 * | event | from | payload | acknowledged with |
 * |---|---|---|---|
 * | `world` | client | – | WorldPayload |
 * | `modifyDocument` | client | ModifyRequestMessage | ModifyAnswerMessage or Failure |
 * | `modifyDocument` | server, to all others | ModifyAnswerMessage | – |
 * | `query` | client, server | QueryMessage | QueryReply or Failure |
 * | `browse` | client | path of a folder | `target`, `dirs`, `files`, or Failure |
 * | `time` | client | – | milliseconds since 1970 |
 * | `userConnected` | server | UserConnectedMessage | – |
 * | `pause` | client (a GM) | whether the game is paused | – |
 * | `pause` | server, to all others | PauseMessage | – |
 * | `system.<id>` | client | anything JSON | – |
 * | `system.<id>` | server, to all others | what was sent, and the id of the user who sent it | – |
 */
type WireSource = Record<string, unknown>;

/** A request that was refused or failed. */
export interface Failure {
  readonly error: { readonly name: string; readonly message: string };
}

/**
 * `operation` has `data` (create), `updates` (update, each with `_id`), `ids` (delete) or `query` (get: `{_id: x}`, `{_id__in:
 * [..]}`, `{name: x}`), and `parentUuid`, `pack`, `diff`, `recursive`, `keepId`, `keepEmbeddedIds`, `deleteAll`, `index`,
 * `indexFields`; further keys are sent to the other clients. In updates `-=key: null` removes a key and `==key: value` replaces
 * its value without merging.
 */
export interface ModifyRequestMessage {
  readonly type: string;
  readonly action: "get" | "create" | "update" | "delete";
  readonly operation: WireSource;
}

/**
 * `operation` is returned without `data`, `updates`, `ids` and `deleteAll`.
 * `result`: created sources; changes with `_id` (an unchanged document is left out; removed keys as `-=key`); deleted ids; found
 * sources.
 */
export interface ModifyAnswerMessage extends ModifyRequestMessage {
  /** The user who did it. */
  readonly userId: string;
  readonly result: readonly unknown[];
}

/** As sent by the asking client, `userId` is the user asked; as received there, it is the asker. `timeout` in milliseconds. */
export interface QueryMessage {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly data: unknown;
  readonly timeout?: number;
}

/** The answer of the client asked; the server passes it on unchanged. */
export type QueryReply = { readonly result: unknown } | Failure;

export interface UserConnectedMessage {
  readonly userId: string;
  readonly active: boolean;
}

/** A GM paused the game, or went on. */
export interface PauseMessage {
  readonly paused: boolean;
  readonly userId: string;
}

export interface PackPayload {
  /** The pack's manifest with `id` (`<system>.<name>`), `packageName`, `packageType` and `locked`. */
  readonly metadata: WireSource;
  /** `_id`, `name`, `img`, `type`, `folder`, `sort`, `uuid` of each document. */
  readonly index: readonly WireSource[];
  readonly folders: readonly WireSource[];
}

export interface WorldPayload {
  readonly userId: string;
  readonly release: { readonly generation: number; readonly build: number; readonly version: string };
  /** world.json */
  readonly world: WireSource;
  /** The validated system.json, with `documentTypes` merged with template.json. */
  readonly system: WireSource;
  /** Document name → type → default `system` data of template.json. */
  readonly model: Record<string, Record<string, WireSource>>;
  /** Collection name → stored sources, embedded documents inline. A broken one is sent as it is. */
  readonly data: Record<string, readonly WireSource[]>;
  readonly packs: readonly PackPayload[];
  /** Ids of the connected users. */
  readonly activeUsers: readonly string[];
  readonly paused?: boolean;
  /** Choices of the Table that are reversed (`choices.ts`). */
  readonly otherwise?: readonly string[];
}
