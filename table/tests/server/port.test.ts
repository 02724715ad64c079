import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { listen } from "../../server/listen.ts";
import { readCommandLine } from "../../server/command-line.ts";

describe("the port", () => {
  const open: ReturnType<typeof createServer>[] = [];
  const server = (): ReturnType<typeof createServer> => {
    const made = createServer();
    open.push(made);
    return made;
  };
  afterEach(() => Promise.all(open.splice(0).map((each) => new Promise((resolve) => each.close(resolve)))));

  it("is any free one for 0", async () => {
    expect(await listen(server(), 0)).toBeGreaterThan(0);
  });

  it("is refused in words if a given one is taken", async () => {
    const taken = await listen(server(), 0);
    await expect(listen(server(), taken)).rejects.toThrow(
      `Port ${taken} is in use by another program. Choose another one with --port.`,
    );
  });

  it("is 30000 or the next free one if none is given", async () => {
    const first = await listen(server(), undefined);
    const second = await listen(server(), undefined);
    expect(first).toBeGreaterThanOrEqual(30_000);
    expect(second).toBeGreaterThan(first);
  });
});

describe("the command line", () => {
  const plain = ["--system", "dist/tiny", "--world", "worlds/tiny"];

  it("reads the folders, the generation and the port", () => {
    expect(readCommandLine([...plain, "--generation", "13", "--port", "4000", "--reset"])).toMatchObject({
      systemFolder: "dist/tiny",
      worldFolder: "worlds/tiny",
      generation: 13,
      port: 4000,
      reset: true,
      policy: "enforce",
    });
    expect(readCommandLine([...plain, "--report-only"])).toMatchObject({ policy: "report" });
  });

  it.each([
    [[], /--system and --world are needed/],
    [[...plain, "--port", "no"], /--port no: a port is a number/],
    [[...plain, "--port", "70000"], /--port 70000: a port is a number/],
    [[...plain, "--generation", "12"], /--generation 12: it is 13 or 14/],
    [[...plain, "--color", "red"], /--color/],
  ])("refuses %j in words", (args, words) => {
    expect(() => readCommandLine(args)).toThrow(words);
  });
});
