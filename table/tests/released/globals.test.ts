// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { defineGlobals } from "../../client/boot/blessed-globals.ts";
import { foundry } from "../../client/foundry.ts";
import { configureHost, host } from "../../common/host.ts";
import { getProperty } from "../../common/utils/properties.ts";

/** Names without a namespace, as they were before 12: still there with a warning, until 15 (platform.md §1.2). */
const read = (name: string): unknown => Reflect.get(globalThis, name);
const before = host.generation;
afterEach(() => configureHost({ generation: before }));

test("is what it is called in foundry, and warned of once", () => {
  const log = vi.fn<typeof host.log>();
  configureHost({ generation: 13, log });
  defineGlobals(foundry, {});
  expect(read("Actors")).toBe(foundry.documents.collections.Actors);
  expect(read("TextEditor")).toBe(foundry.applications.ux.TextEditor);
  expect(read("loadTemplates")).toBe(foundry.applications.handlebars.loadTemplates);
  expect(read("ActorSheet")).toBe(getProperty(foundry, "appv1.sheets.ActorSheet"));
  expect(read("mergeObject")).toBe(foundry.utils.mergeObject);
  expect(read("Actors")).toBeDefined();
  const said = log.mock.calls.map(([, error]) => error.message).filter((message) => message.includes('"Actors"'));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/namespaced under foundry\.documents\.collections\.Actors\nDeprecated since Version 13\n.*Version 15/);
});

test("may be replaced by a system", () => {
  configureHost({ generation: 13, log: () => undefined });
  Reflect.set(globalThis, "Items", "mine");
  expect(read("Items")).toBe("mine");
});

test("documents are globals for good, also those that the Table does not store", () => {
  const log = vi.fn<typeof host.log>();
  configureHost({ log });
  expect(read("WallDocument")).toBe(getProperty(foundry, "documents.WallDocument"));
  expect(read("Actor")).toBe(foundry.documents.Actor);
  expect(log).not.toHaveBeenCalled();
});
