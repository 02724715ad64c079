import { describe, expect, test } from "vitest";
import type { CheckRequest } from "../../rules/index.ts";
import { readStoredFaces, readStoredRequest, storeFaces, storeRequest } from "./stored-request.ts";

const request: CheckRequest = {
  method: "ten-hits",
  traits: [
    { id: "key:might", name: "Might", rank: 3, joins: null, specialty: false },
    { id: "10", name: "Brawl", rank: 2, joins: "adds", specialty: true },
  ],
  modifiers: [
    { id: "b", label: "Higher ground", value: 1 },
    { id: "a", label: "", value: -2 },
  ],
  difficulty: 2,
  test: "static",
  enhancement: 1,
  complication: 0,
};

describe("a request kept in a message", () => {
  test("comes back as it was, in its order, whatever the ids sort like", () => {
    const kept: unknown = JSON.parse(JSON.stringify(storeRequest(request)));
    expect(readStoredRequest(kept as ReturnType<typeof storeRequest>)).toEqual({ ok: true, value: request });
  });

  test("made with unknown dice is refused, not guessed", () => {
    expect(readStoredRequest({ ...storeRequest(request), method: "twelve" })).toMatchObject({ ok: false, code: "methodUnknown" });
  });

  test("keeps twelve faces in the order thrown", () => {
    const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2];
    expect(readStoredFaces(storeFaces(faces))).toEqual(faces);
  });
});
