import { describe, expect, test } from "vitest";
import { readStartOptions } from "./start-options.ts";

describe("the options of npm start", () => {
  test("are all optional", () => {
    expect(readStartOptions([])).toEqual({
      port: undefined,
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
    const args = "--port 0 --world w --generation 13 --game trifold --reset --no-open --no-build".split(" ");
    expect(readStartOptions(args)).toEqual({
      port: 0,
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
    [["--generation", "12"], /--generation 12: it is 13 or 14/],
    [["--game", "chess"], /--game chess: the games are fate2, strands, trifold, marumaru/],
    [["--world", ""], /--world: name a folder/],
    [["--wrld", "x"], /--wrld/],
    [["stray"], /stray/],
  ])("%j is refused in words", (args, words) => {
    expect(() => readStartOptions(args)).toThrow(words);
  });
});
