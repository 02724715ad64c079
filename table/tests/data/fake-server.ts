import { BASE_DOCUMENTS } from "../../common/documents/document-classes.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { mergeObject, randomID } from "../../common/utils/index.ts";
import type { ModifyAnswerMessage, ModifyRequestMessage, WorldPayload } from "../../common/wire.ts";
import type { ClientSocket } from "../../client/core/socket-link.ts";

type Listener = (...args: never[]) => void;
type Data = Record<string, PlainObject[]>;

/**
 * The server's end of one connection, without permissions: it stores, broadcasts, and can be cut off. Everything goes through
 * JSON.
 */
export class FakeServer implements ClientSocket {
  connected = true;
  readonly data: Data;
  readonly requests: ModifyRequestMessage[] = [];
  /** Answers the next request with a refusal. */
  refusal: string | null = null;
  readonly userId: string;
  readonly #payload: Omit<WorldPayload, "data">;
  readonly #listeners = new Map<string, Listener[]>();

  constructor(payload: WorldPayload) {
    const { data, ...rest } = structuredClone(payload);
    this.data = data as Data;
    this.#payload = rest;
    this.userId = rest.userId;
  }

  world(): WorldPayload {
    return structuredClone({ ...this.#payload, data: this.data });
  }

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }

  off(event: string, listener?: Listener): void {
    this.#listeners.set(
      event,
      (this.#listeners.get(event) ?? []).filter((entry) => entry !== listener),
    );
  }

  /** Sends something to the client. */
  send(event: string, ...args: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(...(JSON.parse(JSON.stringify(args)) as never[]));
  }

  emit(event: string, ...args: unknown[]): void {
    const acknowledge = args.at(-1) as (answer: unknown) => void;
    const [message] = JSON.parse(JSON.stringify(args.slice(0, -1))) as [ModifyRequestMessage];
    setTimeout(() => {
      if (!this.connected) return;
      if (event === "world") acknowledge(this.world());
      else if (event === "time") acknowledge(Date.now());
      else if (event === "modifyDocument") acknowledge(this.#answer(message));
    });
  }

  #answer(message: ModifyRequestMessage): unknown {
    this.requests.push(message);
    const { refusal } = this;
    this.refusal = null;
    if (refusal) return { error: { name: "RefusedError", message: refusal } };
    return JSON.parse(JSON.stringify(this.change(message))) as unknown;
  }

  /** Another client did this: it is stored, and broadcast here. */
  byOther(type: string, action: "create" | "update" | "delete", operation: PlainObject, userId = "OTHEROTHEROTHER1"): void {
    const answer = this.change({ type, action, operation });
    if (this.connected) this.send("modifyDocument", { ...answer, userId });
  }

  lose(): void {
    this.connected = false;
    this.send("disconnect");
  }

  comeBack(): void {
    this.connected = true;
    this.send("connect");
  }

  change({ type, action, operation }: ModifyRequestMessage): ModifyAnswerMessage {
    const list = this.#place(type, operation);
    const {
      data,
      updates,
      ids,
      deleteAll: _all,
      ...rest
    } = operation as {
      data?: PlainObject[];
      updates?: PlainObject[];
      ids?: string[];
    } & PlainObject;
    let result: unknown[] = [];
    if (action === "create") {
      result = (data ?? []).map((source) => ({
        ...source,
        _id: rest["keepId"] === true && source["_id"] ? source["_id"] : randomID(),
      }));
      list.push(...(structuredClone(result) as PlainObject[]));
    } else if (action === "update") {
      result = (updates ?? []).map((update) => {
        const source = list.find((entry) => entry["_id"] === update["_id"]) as PlainObject;
        mergeObject(source, structuredClone(update), { performDeletions: true });
        return update;
      });
    } else {
      result = ids ?? [];
      for (const id of ids ?? [])
        list.splice(
          list.findIndex((entry) => entry["_id"] === id),
          1,
        );
    }
    return { type, action, operation: rest, userId: this.userId, result };
  }

  #place(type: string, operation: PlainObject): PlainObject[] {
    const uuid = operation["parentUuid"] as string | undefined;
    const cls = BASE_DOCUMENTS[type] as (typeof BASE_DOCUMENTS)[string];
    if (!uuid) return (this.data[cls.collectionName] ??= []);
    const [parentType, parentId] = uuid.split(".") as [string, string];
    const parentClass = BASE_DOCUMENTS[parentType] as (typeof BASE_DOCUMENTS)[string];
    const parent = this.data[parentClass.collectionName]?.find((entry) => entry["_id"] === parentId) as PlainObject;
    return (parent[parentClass.metadata.embedded[type] as string] ??= []) as PlainObject[];
  }
}
