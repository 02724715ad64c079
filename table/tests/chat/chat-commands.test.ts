// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { COMMANDS, type CommandData } from "../../client/chat/chat-commands.ts";
import { getSpeaker } from "../../client/chat/get-speaker.ts";
import { parseCommand } from "../../client/chat/parse-command.ts";
import type { ChatUser } from "../../client/chat/chat-types.ts";
import { clientState } from "../../client/core/client-state.ts";
import { ANN, BEN, GM, openChatWorld } from "./chat-world.ts";

async function run(text: string, speaker = getSpeaker()) {
  const [command, match] = parseCommand(text);
  const data: CommandData = { speaker, content: text, style: 0 };
  const options: Record<string, unknown> = {};
  const answer = await COMMANDS[command]?.(command, match, data, options);
  return { answer, data, options };
}

describe("what a line is", () => {
  test.each([
    ["hello", "none"],
    ["/roll 4dF", "roll"],
    ["/r 4dF+2 # note", "roll"],
    ["/R 4dF", "roll"],
    ["/pr 1d6", "publicroll"],
    ["/publicroll 1d6", "publicroll"],
    ["/gmr 1d6", "gmroll"],
    ["/br 1d6", "blindroll"],
    ["/broll 1d6", "blindroll"],
    ["/sr 1d6", "selfroll"],
    ["/ic hi", "ic"],
    ["/ooc hi", "ooc"],
    ["/me waves", "emote"],
    ["/em waves", "emote"],
    ["/w Ann hi", "whisper"],
    ["/whisper Ann hi", "whisper"],
    ["/gm hi", "gm"],
    ["/players hi", "players"],
    ["/reply hi", "reply"],
    ["/macro Dawn", "macro"],
    ["/dance", "invalid"],
    ["/roll", "invalid"],
    ["and/or", "none"],
  ])("%s is %s", (text, command) => {
    expect(parseCommand(text)[0]).toBe(command);
  });

  test("a roll has its formula and its flavor", () => {
    expect(parseCommand("/roll 4dF + 2 # over the wall")[1].groups).toMatchObject({
      formula: "4dF + 2 ",
      flavor: " over the wall",
    });
  });
});

describe("what a line does", () => {
  test.each([
    ["/roll 2+3", "publicroll", "public"],
    ["/gmr 2+3", "gmroll", "gm"],
    ["/br 2+3", "blindroll", "blind"],
    ["/sr 2+3", "selfroll", "self"],
    ["/pr 2+3", "publicroll", "public"],
  ])("%s rolls in its mode", async (text, older, newer) => {
    openChatWorld(ANN, 13);
    const thirteen = await run(text);
    expect(thirteen.data).toMatchObject({ content: "5", rolls: [expect.stringContaining('"total":5')] });
    expect(thirteen.options).toEqual({ rollMode: older });
    openChatWorld(ANN, 14);
    expect((await run(text)).options).toEqual({ messageMode: newer });
  });

  test("/roll follows the mode chosen in the log, /pr does not", async () => {
    const { settings } = openChatWorld(ANN, 14);
    settings.set("messageMode", "self");
    expect((await run("/r 1")).options).toEqual({ messageMode: "self" });
    expect((await run("/pr 1")).options).toEqual({ messageMode: "public" });
  });

  test("a roll has the data of its speaker", async () => {
    openChatWorld(ANN, 14);
    expect((await run("/r @rank * 2 # twice")).data).toMatchObject({
      content: "6",
      flavor: "twice",
      speaker: { actor: "ama", alias: "Ama Stone" },
    });
  });

  test("an invalid formula is refused in words", async () => {
    openChatWorld(ANN, 14);
    await expect(run("/r 4dF+")).rejects.toThrow('The formula "4dF+" is wrong at its end');
  });

  test.each<[text: string, user: ChatUser, expected: object]>([
    ["hello\nthere", ANN, { content: "hello<br>there", style: 1, speaker: { alias: "Ann" } }],
    ["/ic hello", ANN, { content: "hello", style: 2, speaker: { actor: "ama" } }],
    ["/ooc hello", ANN, { content: "hello", style: 1, speaker: { alias: "Ann" } }],
    ["/me waves", ANN, { content: "Ama Stone waves", style: 3 }],
    ["/me Ama waves", ANN, { content: "Ama waves", style: 3 }],
    ["/w Ben Two hi you", ANN, { content: "hi you", whisper: ["ben"] }],
    ["/w ama stone hi", GM, { content: "hi", whisper: ["ann"] }],
    ["/w [Ann, ben two] hi", GM, { content: "hi", whisper: ["ann", "ben"] }],
    ["/w gm hi", ANN, { content: "hi", whisper: ["gm"] }],
    ["/gm hi", ANN, { content: "hi", whisper: ["gm"] }],
    ["/players hi", GM, { content: "hi", whisper: ["ann", "ben"] }],
  ])("%s", async (text, user, expected) => {
    openChatWorld(user, 14);
    expect((await run(text)).data).toMatchObject(expected);
  });

  test.each<[text: string, user: ChatUser, reason: string]>([
    ["/me waves", BEN, "Only a character can act"],
    ["/ic hi", GM, "Only a character can speak in character"],
    ["/w Nobody hi", ANN, "Nobody here is called “Nobody”"],
    ["/w Ben Two", ANN, "There is nothing to whisper"],
    ["/dance now", ANN, "“/dance” is not something the chat can do"],
    ["/reply hi", ANN, "Nobody here is called"],
  ])("%s is refused in words", async (text, user, reason) => {
    openChatWorld(user, 14);
    await expect(run(text)).rejects.toThrow(reason);
  });

  test("/reply answers the last whisper, its author and its other recipients", async () => {
    const { messages } = openChatWorld(ANN, 14);
    messages.push({ id: "1", author: GM, whisper: ["ann", "ben"] }, { id: "2", author: ANN, whisper: ["gm"] });
    expect((await run("/re yes")).data.whisper).toEqual(["gm", "ben"]);
  });

  test("the selected token speaks", () => {
    openChatWorld(GM, 14);
    const token = { id: "t1", name: "Ama of the Quay", actor: { id: "ama", name: "Ama Stone" }, parent: { id: "s1" } };
    clientState.canvas["tokens"] = { controlled: [{ document: token }] };
    expect(getSpeaker()).toEqual({ scene: "s1", token: "t1", actor: "ama", alias: "Ama of the Quay" });
    expect(getSpeaker({ alias: "A voice" }).alias).toBe("A voice");
  });
});
