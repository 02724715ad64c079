import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { linkSystem } from "./link-system.ts";

let folder: string;
let built: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "norn-link-"));
  built = join(folder, "built");
  mkdirSync(built);
  writeFileSync(join(built, "system.json"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("linking into a Foundry data folder", () => {
  test.each([
    ["user data", "Data/systems", "."],
    ["Data itself", "Data/systems", "Data"],
    ["no systems yet", "Data", "."],
  ])("works for %s, and again", (_what, made, given) => {
    mkdirSync(join(folder, made), { recursive: true });
    linkSystem(built, "norn", join(folder, given));
    const link = linkSystem(built, "norn", join(folder, given));
    expect(link).toBe(join(folder, "Data/systems/norn"));
    expect(readFileSync(join(link, "system.json"), "utf8")).toBe("{}");
  });

  test("refuses a folder that is no Foundry data folder, or is not there", () => {
    expect(() => linkSystem(built, "norn", folder)).toThrow(/no Foundry data folder/);
    expect(() => linkSystem(built, "norn", join(folder, "nowhere"))).toThrow(/does not exist/);
  });

  test("never removes an installed system", () => {
    mkdirSync(join(folder, "Data/systems/norn"), { recursive: true });
    expect(() => linkSystem(built, "norn", folder)).toThrow(/is no link/);
  });
});
