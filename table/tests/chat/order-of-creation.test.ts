import { expect, test } from "vitest";
import { inOrderOfCreation } from "../../client/applications/sidebar/chat-log/order-of-creation.ts";

test("messages are in the order in which they were created, whatever their timestamps (#13224)", () => {
  const message = (id: string, createdTime: number | null, timestamp: number) => ({ id, timestamp, _stats: { createdTime } });
  const messages = [message("again", 30, 5), message("first", 10, 90), message("second", 20, 1), message("same", 20, 0)];
  expect(inOrderOfCreation(messages).map(({ id }) => id)).toEqual(["first", "second", "same", "again"]);
});
