/**
 * What goes over the socket between client and server. The handshake carries `auth: { seat }`.
 *
 * | event | from | payload | acknowledged with |
 * |---|---|---|---|
 * | `world` | client | – | WorldPayload |
 * | `modifyDocument` | client | ModifyRequestMessage | ModifyAnswerMessage or Failure |
 * | `modifyDocument` | server, to all others | ModifyAnswerMessage | – |
 * | `query` | client, server | QueryMessage | QueryReply or Failure |
 * | `time` | client | – | milliseconds since 1970 |
 * | `userConnected` | server | UserConnectedMessage | – |
 * | `system.<id>` | client → all others | anything JSON | – |
 */
export type WireSource = Record<string, unknown>;

/** A request that was refused or failed. */
export interface Failure {
  readonly error: { readonly name: string; readonly message: string };
}

/**
 * `operation` carries `data` (create), `updates` (update, each with `_id`), `ids` (delete) or `query` (get: `{_id: x}`, `{_id__in: [..]}`, `{name: x}`),
 * and `parentUuid`, `pack`, `diff`, `recursive`, `keepId`, `keepEmbeddedIds`, `deleteAll`, `index`, `indexFields`; further keys travel to the other clients.
 * In updates `-=key: null` removes a key and `==key: value` replaces its value without merging.
 */
export interface ModifyRequestMessage {
  readonly type: string;
  readonly action: "get" | "create" | "update" | "delete";
  readonly operation: WireSource;
}

/**
 * `operation` comes back without `data`, `updates`, `ids` and `deleteAll`.
 * `result`: created sources; changes with `_id` (a document that stays as it is is left out; removed keys as `-=key`); deleted ids; found sources.
 */
export interface ModifyAnswerMessage extends ModifyRequestMessage {
  /** Who did it. */
  readonly userId: string;
  readonly result: readonly unknown[];
}

/** From the asker `userId` is the one who is asked; at the one who is asked it is the asker. `timeout` in milliseconds. */
export interface QueryMessage {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly data: unknown;
  readonly timeout?: number;
}

/** What the one who was asked acknowledges; the server passes it on as it is. */
export type QueryReply = { readonly result: unknown } | Failure;

export interface UserConnectedMessage {
  readonly userId: string;
  readonly active: boolean;
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
  /** The checked system.json, `documentTypes` merged with template.json. */
  readonly system: WireSource;
  /** Document name → type → default `system` data of template.json. */
  readonly model: Record<string, Record<string, WireSource>>;
  /** Collection name → sources in stored form, embedded documents inline. A broken one is sent as it is. */
  readonly data: Record<string, readonly WireSource[]>;
  readonly packs: readonly PackPayload[];
  /** Ids of the users who are at the table. */
  readonly activeUsers: readonly string[];
}
