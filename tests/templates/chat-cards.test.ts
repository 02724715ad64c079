import { describe, expect, test } from "vitest";
import { ok } from "../../src/rules/result.ts";
import type { CheckRequest } from "../../src/rules/roll/check.ts";
import { request as sample } from "../samples/check-request.ts";
import { actionCardView } from "../../src/view/chat/action-card.view.ts";
import { itemCardView, type CardInput } from "../../src/view/chat/item-card.view.ts";
import { renderTemplate } from "./render-template.ts";

const archery = { id: "a", name: "Archery", rank: 2, joins: null, specialty: false };
const request = (parts: Parameters<typeof sample>[1]): CheckRequest => sample(2, { traits: [archery], ...parts });

function actionCard(game: string, asked: CheckRequest, faces: readonly number[], actorName = "Ysolt"): string {
  const source = { game, actorName, actorImg: null, request: ok(asked), faces, dials: {}, targets: [], done: [] };
  return renderTemplate("chat/roll-card.hbs", actionCardView(source, true));
}

function itemCard(parts: Partial<CardInput>): string {
  const source = { document: "Item", kind: "aspect", game: "fate2", name: "", img: null, details: {}, ...parts };
  const card = itemCardView(source, true);
  return renderTemplate("chat/item-card.hbs", { game: source.game, card, description: "", draggable: true, givable: true });
}

const labels = (html: string): string[] => [...html.matchAll(/role="img" aria-label="([^"]*)"/g)].map((match) => match[1] ?? "");
const words = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

describe("the card of a roll", () => {
  test("names its dice for screen readers, and draws them", () => {
    const html = actionCard("fate2", request({}), [1, 0, -1, 1]);
    expect(labels(html)).toEqual(["plus", "blank", "minus", "plus"]);
    expect(html.match(/<svg/g)).toHaveLength(4);
  });

  test("shows total, word, margin, difficulty and degree", () => {
    const html = words(actionCard("fate2", request({ difficulty: 1 }), [1, 0, 0, 0]));
    expect(html).toContain("+3 Great");
    expect(html).toContain("Success by 2 against +1 Fair");
    expect(html).toContain("Solid");
  });

  test("shows hits, and which dice hit", () => {
    const traits = [{ id: "a", name: "Might", rank: 3, joins: null, specialty: false }];
    const html = actionCard("marumaru", request({ method: "ten-hits", traits, difficulty: 2 }), [10, 8, 3]);
    expect(labels(html)).toEqual(["10, hits: 2", "8, hits: 1", "3, hits: 0"]);
    expect(words(html)).toContain("against 2 hits");
  });

  test("shows HTML in names and modifiers as text", () => {
    const evil = `<img src=x onerror="alert(1)">`;
    const traits = [{ id: "a", name: evil, rank: 2, joins: null, specialty: false }];
    const html = actionCard("fate2", request({ traits, modifiers: [{ id: "m", label: evil, value: 1 }] }), [0, 0, 0, 0], evil);
    expect(html).not.toContain("<img src=x");
    expect(html.match(/&lt;img src&#x3D;x/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test("that cannot be resolved says so", () => {
    expect(words(actionCard("fate2", request({}), [1]))).toContain("This roll cannot be shown");
  });
});

describe("an item shown in chat", () => {
  test("an aspect has its phrase, role and boxes, in words for screen readers", () => {
    const html = itemCard({ name: "Owes the river", details: { role: "life", level: 3, checked: 1 } });
    expect(words(html)).toContain("Aspect Owes the river");
    expect(labels(html)).toEqual(["1 of 3 boxes checked"]);
  });

  test("five thousand characters are folded", () => {
    expect(itemCard({ name: "long ".repeat(1000) })).toContain("<details");
    expect(itemCard({ name: "short" })).not.toContain("<details");
  });

  test("script in its name is text", () => {
    expect(itemCard({ name: "<script>alert(1)</script>" })).not.toContain("<script>");
  });

  test.each([
    ["numbers and lists", { level: "abc", checked: 1e9, free: "x", role: 5, kind: null }],
    ["a record", { free: { a: null, b: 5, c: { count: -1 }, __proto__: { d: 1 } } }],
  ])("broken details are left out: %s", (_what, details) => {
    expect(labels(itemCard({ name: "Odd", details }))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d of 1 boxes checked$/)]),
    );
  });

  test.each(["constructor", "__proto__", "toString", "wish"])("a card of a kind called %s shows its name", (kind) => {
    expect(words(itemCard({ name: "Odd lamp", kind }))).toContain("Odd lamp");
  });
});
