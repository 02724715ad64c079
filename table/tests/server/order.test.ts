import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentsOf, startFixture, type Client, type Fixture, type Json } from "./table-fixture.ts";

describe("the order of changes", () => {
  let fixture: Fixture;
  let gm: Client;
  let one: Client;
  beforeAll(async () => {
    fixture = await startFixture();
    gm = await fixture.sit("gm");
    one = await fixture.sit("p1");
  });
  afterAll(() => fixture.end());

  it("is the same for everyone: each client receives the other's changes between its own", async () => {
    const said: Record<string, string[]> = { gm: [], p1: [] };
    const hear = (seat: string, client: Client): void => {
      client.socket.on("modifyDocument", ({ result }: { result: Json[] }) => said[seat]!.push(String(result[0]!["content"])));
    };
    hear("gm", gm);
    hear("p1", one);
    // An answer is noted as it arrives: what awaits it may only run after the next message.
    const say = (seat: string, { socket }: Client, turn: number): void => {
      const request = { type: "ChatMessage", action: "create", operation: { data: [{ content: `${seat}${turn}` }] } };
      socket.emit("modifyDocument", request, () => said[seat]!.push(`${seat}${turn}`));
    };
    for (let turn = 0; turn < 20; turn += 1) {
      say("gm", gm, turn);
      say("p1", one, turn);
    }
    await expect.poll(() => [said["gm"]!.length, said["p1"]!.length]).toEqual([40, 40]);
    const stored = documentsOf(await gm.ask("world"), "messages").map((message) => message["content"]);
    expect(stored).toHaveLength(40);
    for (const seat of ["gm", "p1"]) expect(said[seat]).toEqual(stored);
  });

  it("leaves no gap between the world a client gets and the first change it receives", async () => {
    const writing = Array.from({ length: 40 }, (_, turn) =>
      one.modify("ChatMessage", "create", { data: [{ content: `gap ${turn}` }] }),
    );
    const late = await fixture.sit("p2");
    const heard: string[] = [];
    let known: string[] | undefined;
    late.socket.on("modifyDocument", ({ result }: { result: Json[] }) => {
      if (known !== undefined) heard.push(String(result[0]!["content"]));
    });
    // Noted as it arrives, as above.
    await new Promise<void>((resolve) => {
      late.socket.emit("world", undefined, (world: Json) => {
        known = documentsOf(world, "messages").map((message) => String(message["content"]));
        resolve();
      });
    });
    await Promise.all(writing);
    await late.ask("time");
    const all = [...(known ?? []), ...heard].filter((content) => content.startsWith("gap"));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(40);
  });
});
