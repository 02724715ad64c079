import * as ours from "../../common/ours.ts";
import { ownValue } from "../../common/own-value.ts";
import type { QueryMessage } from "../../common/wire.ts";
import { randomID } from "../../common/utils/random-id.ts";
import { getConfig, getGame } from "./globals.ts";
import { askServer } from "./socket-link.ts";
import type { PlainObject } from "../../common/plain-object.ts";

/** Answers a query with the handler in `CONFIG.queries`. @throws if there is none */
async function answerQuery(name: string, data: unknown, timeout?: number): Promise<unknown> {
  const handler = ownValue(getConfig().queries, name);
  if (!handler) throw new Error(`There is no query handler "${name}" in CONFIG.queries`);
  return handler(data as PlainObject, timeout === undefined ? {} : { timeout });
}

/** Queries another client's handler. Data and answer are sent as JSON. */
export async function queryUser(userId: string, name: string, data: unknown, timeout?: number): Promise<unknown> {
  const message: QueryMessage = { id: randomID(), userId, name, data, ...(timeout === undefined ? {} : { timeout }) };
  const { result } = await askServer<{ result: unknown }>(getGame()[ours.link], "query", message, {
    timeout: (timeout ?? 30_000) + 1000,
  });
  return result;
}

/** Answers incoming queries. */
export function listenForQueries(): void {
  getGame()[ours.link].on("query", (message: QueryMessage, acknowledge: (reply: unknown) => void) => {
    answerQuery(message.name, message.data, message.timeout).then(
      (result) => acknowledge({ result: result ?? null }),
      (error: unknown) => {
        const { name, message: words } = error instanceof Error ? error : new Error(String(error));
        acknowledge({ error: { name, message: words } });
      },
    );
  });
}
