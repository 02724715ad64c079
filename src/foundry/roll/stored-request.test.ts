import { describe, expect, test } from "vitest";
import { request, rolled } from "../../../tests/samples/check-request.ts";
import { readStoredRequest, storeRequest } from "./stored-request.ts";

const traits = [rolled(3), rolled(2, "adds", true)];
const modifiers = [
  { id: "b", label: "Higher ground", value: 1 },
  { id: "a", label: "", value: -2 },
];

describe("a request stored in a message", () => {
  test.each([
    ["a sum", request(3, { traits, modifiers, difficulty: 2, test: "dynamic" })],
    ["a difference", request(3, { method: "six-minus-six" })],
    ["a pool of best", request(3, { method: "fate-pool", modifiers })],
    ["a pool of hits", request(3, { method: "ten-hits", traits, enhancement: 1, complication: 3 })],
  ])("is read back unchanged: %s", (_, asked) => {
    const kept: unknown = JSON.parse(JSON.stringify(storeRequest(asked)));
    expect(readStoredRequest(kept as ReturnType<typeof storeRequest>)).toEqual({ ok: true, value: asked });
  });

  test.each([{ method: "twelve" }, { reading: "product" }])("with unknown dice is refused: %j", (unknown) => {
    expect(readStoredRequest({ ...storeRequest(request(1)), ...unknown })).toMatchObject({ ok: false, code: "methodUnknown" });
  });
});
