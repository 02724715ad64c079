import { describe, expect, test } from "vitest";
import { request, rolled } from "../../../tests/samples/check-request.ts";
import { parseStoredRequest, storeRequest } from "./stored-request.ts";

const traits = [rolled(3), rolled(2, "adds", true)];
const modifiers = [
  { id: "b", label: "Higher ground", value: 1 },
  { id: "a", label: "", value: -2 },
];

describe("a request stored in a message", () => {
  test.each([
    ["a sum", "fate2", request(3, { traits, modifiers, difficulty: 2, test: "dynamic" })],
    ["a difference", "strands", request(3, { method: "six-minus-six" })],
    ["a pool of best", "fate2", request(3, { method: "fate-pool", modifiers })],
    ["a pool of hits", "marumaru", request(3, { method: "ten-hits", traits, enhancement: 1, complication: 3 })],
  ])("is read back unchanged: %s", (_, game, asked) => {
    const kept: unknown = JSON.parse(JSON.stringify(storeRequest(asked)));
    expect(parseStoredRequest(game, kept as ReturnType<typeof storeRequest>)).toEqual({ ok: true, value: asked });
  });

  test.each([
    ["fate2", { method: "twelve" }],
    ["fate2", { reading: "product" }],
    ["fate2", { reading: "difference" }],
    ["marumaru", {}],
    ["nine-lives", {}],
    ["constructor", {}],
  ])("with dice that %s does not have is refused: %j", (game, unknown) => {
    expect(parseStoredRequest(game, { ...storeRequest(request(1)), ...unknown })).toMatchObject({
      ok: false,
      code: "methodUnknown",
    });
  });
});
