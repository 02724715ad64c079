import { describe, expect, test } from "vitest";
import { readStartOptions } from "./start-options.ts";

describe("the options of npm start", () => {
  test("are all optional", () => {
    expect(readStartOptions([])).toEqual({
      port: undefined,
      host: undefined,
      allowedHosts: [],
      world: undefined,
      generation: 14,
      game: undefined,
      reset: false,
      open: true,
      build: true,
      otherwise: [],
    });
  });

  test("are read", () => {
    const args =
      "--port 0 --host 0.0.0.0 --allow-host a.example --allow-host b.example --world w --generation 13 --game trifold --reset --no-open --no-build".split(
        " ",
      );
    expect(readStartOptions(args)).toEqual({
      port: 0,
      host: "0.0.0.0",
      allowedHosts: ["a.example", "b.example"],
      world: "w",
      generation: 13,
      game: "trifold",
      reset: true,
      open: false,
      build: false,
      otherwise: [],
    });
  });

  test.each([
    [["--port", "many"], /--port many: a port is a whole number/],
    [["--port", "70000"], /--port 70000/],
    [["--port", "-1"], /port/],
    [["--host", "http://x"], /"http:\/\/x" is no host/],
    [["--allow-host", "a b"], /"a b" is no host/],
    [["--generation", "12"], /--generation 12: it is 13 or 14/],
    [["--game", "chess"], /--game chess: the games are fate2, strands, trifold, marumaru/],
    [["--world", ""], /--world: name a folder/],
    [["--wrld", "x"], /--wrld/],
    [["stray"], /stray/],
  ])("%j is refused in words", (args, words) => {
    expect(() => readStartOptions(args)).toThrow(words);
  });
});
