// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { dataAround } from "./elements.ts";

const page = document.createElement("div");
page.dataset["boardZone"] = "yard";
const row = page.appendChild(document.createElement("p"));
row.dataset["uuid"] = "Actor.a";
const button = row.appendChild(document.createElement("button"));

describe("what an element carries in data-…", () => {
  test.each([
    ["is found on an element around it", button, "uuid", "Actor.a"],
    ["is found on the element itself", row, "uuid", "Actor.a"],
    ["is found by a name of several words", button, "boardZone", "yard"],
    ["is empty where none around it has it", page, "uuid", ""],
    ["is empty for no element", null, "uuid", ""],
  ])("%s", (_title, target, name, value) => expect(dataAround(target, name)).toBe(value));
});
