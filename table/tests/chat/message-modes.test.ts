// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { type Addressed, applyMessageMode } from "../../client/chat/apply-message-mode.ts";
import { isContentVisible, isMessageVisible } from "../../client/chat/message-visibility.ts";
import type { ChatUser } from "../../client/chat/chat-types.ts";
import { Roll } from "../../client/dice/index.ts";
import { ANN, BEN, GM, openChatWorld } from "./chat-world.ts";

interface Sent {
  author: ChatUser;
  whisper: string[];
  blind: boolean;
  rolls: Roll[];
}

function send(author: ChatUser, mode: string, rolls: Roll[]): Sent {
  const data: Addressed = { whisper: [], blind: false };
  applyMessageMode(data, mode);
  return { author, whisper: data.whisper ?? [], blind: data.blind ?? false, rolls };
}

/** Mode of 13 and of 14, its author; who can read its content: author, other player, GM. */
const MATRIX = [
  ["publicroll", "public", ANN, true, true, true],
  ["gmroll", "gm", ANN, true, false, true],
  ["blindroll", "blind", ANN, false, false, true],
  ["selfroll", "self", ANN, true, false, false],
  ["gmroll", "gm", GM, true, false, true],
  ["blindroll", "blind", GM, true, false, true],
  ["selfroll", "self", GM, true, false, true],
] as const;

describe.each([13, 14] as const)("generation %i", (generation) => {
  test.each(MATRIX)("a roll sent %s / %s", (older, newer, author, byAuthor, byOther, byGm) => {
    openChatWorld(author, generation);
    const message = send(author, generation === 13 ? older : newer, [new Roll("4dF")]);
    expect([author, BEN, GM].map((reader) => isContentVisible(message, reader))).toEqual([byAuthor, byOther, byGm]);
    // Everyone sees that dice were rolled.
    expect([ANN, BEN, GM].map((reader) => isMessageVisible(message, reader))).toEqual([true, true, true]);
  });

  test("a whisper does not exist for others, GMs included", () => {
    openChatWorld(ANN, generation);
    const message = { author: ANN, whisper: ["ben"], blind: false, rolls: [] };
    expect([ANN, BEN, GM].map((reader) => isMessageVisible(message, reader))).toEqual([true, true, false]);
  });

  test("an unknown mode is refused by name, with the known ones", () => {
    openChatWorld(ANN, generation);
    expect(() => send(ANN, "whispered", [])).toThrow(
      generation === 13
        ? 'No roll mode is called "whispered"; there are publicroll'
        : 'No message mode is called "whispered"; there are public, gm',
    );
  });

  test('"roll" is the mode chosen in the chat log', () => {
    const { settings } = openChatWorld(ANN, generation);
    settings.set("rollMode", "selfroll").set("messageMode", "self");
    expect(send(ANN, "roll", []).whisper).toEqual(["ann"]);
  });

  test("recipients already set stay the readers of a message to the GM", () => {
    openChatWorld(ANN, generation);
    expect(applyMessageMode({ whisper: ["ben"] }, generation === 13 ? "gmroll" : "gm").whisper).toEqual(["ben"]);
  });
});

test("in 14 a message can be in character", () => {
  openChatWorld(ANN, 14);
  expect(applyMessageMode<Addressed>({}, "ic").style).toBe(2);
});

describe("a roll sent to chat", () => {
  test.each([
    [13, { rollMode: "gmroll" }, { rollMode: "gmroll" }],
    [13, { messageMode: "gm" }, { rollMode: "gmroll" }],
    [13, {}, { rollMode: "publicroll" }],
    [14, { messageMode: "blind" }, { messageMode: "blind" }],
    [14, { rollMode: "blindroll" }, { messageMode: "blind" }],
    [14, {}, { messageMode: "public" }],
  ] as const)("in generation %i, with %j, is created with %j", async (generation, asked, given) => {
    const { created } = openChatWorld(ANN, generation);
    const roll = new Roll("2 + 3");
    await roll.toMessage({ flavor: "Sum" }, asked);
    expect(created).toHaveLength(1);
    expect(created[0]?.operation).toEqual(given);
    expect(created[0]?.data).toMatchObject({ author: "ann", content: "5", flavor: "Sum", sound: "sounds/dice.wav" });
    expect(Roll.fromJSON(String((created[0]?.data["rolls"] as string[] | undefined)?.[0])).total).toBe(5);
  });

  test("is only prepared if it is not to be created", async () => {
    const { created } = openChatWorld(ANN, 14);
    const data = await new Roll("1").toMessage({}, { messageMode: "self", create: false });
    expect(created).toEqual([]);
    expect(data).toMatchObject({ content: "1", whisper: ["ann"] });
  });
});
