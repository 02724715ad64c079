// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { LiveParts } from "./live-parts.ts";

function part(id: string): HTMLElement {
  const element = document.createElement("div");
  element.id = id;
  return element;
}

test("parts that core has left off the page are added, in their order", () => {
  const content = document.createElement("section");
  const [head, body, foot] = [part("head"), part("body"), part("foot")];
  content.append(body);
  LiveParts.addMissing({ head, body, foot }, content);
  expect([...content.children].map(({ id }) => id)).toEqual(["head", "body", "foot"]);
});

test("parts that core has placed stay where they are", () => {
  const content = document.createElement("section");
  const around = part("around");
  const placed = part("placed");
  around.append(placed);
  content.append(around);
  LiveParts.addMissing({ placed }, content);
  expect(placed.parentElement).toBe(around);
});
