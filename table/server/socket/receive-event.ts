import { DataModelValidationError } from "../../common/data/validation-failure.ts";
import { isFunction } from "../../common/plain-object.ts";
import { inMegabytes, TooLargeError } from "../../world/too-large-error.ts";
import { RefusedError } from "../documents/operation.ts";
import { LONG } from "../edge/bounded-decoder.ts";
import { MESSAGE, SEAT } from "../edge/bounds.data.ts";
import { parseJson, weighJson } from "../edge/read-json.ts";
import type { Table } from "../table.ts";
import type { Handler } from "./handlers.ts";

const ASSISTANT = 3;

/**
 * The one door for what clients send after the handshake: whatever goes wrong with a message ends as the answer to it,
 * `{ error: { name, message } }`.
 */
export const receiveEvent = async (
  table: Table,
  userId: string,
  handlers: ReadonlyMap<string, Handler>,
  event: unknown,
  given: readonly unknown[],
): Promise<void> => {
  const last = given.at(-1);
  const acknowledge = isFunction(last) ? last : (): void => undefined;
  try {
    const sent = given.filter((arg) => !isFunction(arg));
    const [name, args] = event === LONG ? readLong(table, userId, sent) : [event, sent];
    const handler = typeof name === "string" ? handlers.get(name) : undefined;
    if (handler === undefined) throw new RefusedError(`The Table knows no event ${JSON.stringify(name)?.slice(0, 100)}`);
    await handler(args, acknowledge, weigh(table, userId, args));
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error("The request failed");
    const expected = [RefusedError, DataModelValidationError, TooLargeError].some((kind) => error instanceof kind);
    if (!expected) table.say.warn(`A request failed: ${message}`);
    acknowledge({ error: { name, message } });
  }
};

/** Only a GM's long message is read at all. */
const readLong = (table: Table, userId: string, [text]: readonly unknown[]): [unknown, unknown[]] => {
  const role = Number(table.world.collection("users").documents.get(userId)?.["role"]);
  if (typeof text !== "string") throw new RefusedError(`The Table knows no event "${LONG}"`);
  if (!(role >= ASSISTANT)) {
    const most = inMegabytes(MESSAGE.playerBytes);
    throw new RefusedError(`A message of ${inMegabytes(text.length)} is too large: at most ${most} may be sent`);
  }
  const content = parseJson(text);
  const parts: readonly unknown[] = Array.isArray(content) ? content : [];
  const [name, ...args] = parts;
  return [name, args];
};

/** @throws RefusedError for what no handler could read, and when too much of the user's waits already */
const weigh = (table: Table, userId: string, args: readonly unknown[]): number => {
  const weight = weighJson(args);
  if (table.queue.weightOf(userId) + weight > SEAT.waitingBytes)
    throw new RefusedError("Too many of your requests are waiting; ask again when they are answered");
  return weight;
};
