import { validateWorkflow } from "@action-validator/core";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, textOf } from "./repository.ts";

const FOLDER = ".github/workflows";
const workflows = readdirSync(join(ROOT, FOLDER)).map((name) => [name, textOf(`${FOLDER}/${name}`)] as const);

describe("the workflows of the repository", () => {
  test.each(workflows)("%s is one that runs", (_name, yaml) => {
    expect(validateWorkflow(yaml).errors).toEqual([]);
  });
  test.each(workflows)("%s runs every check, from nothing but the repository", (_name, yaml) => {
    expect(yaml).toMatch(/run: npm ci\n\s+- run: npm test\n/);
  });
  test("a release has the address of the repository it runs in, and what a GM installs", () => {
    const release = textOf(`${FOLDER}/release.yml`);
    expect(release).toContain('--url "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY"');
    for (const file of ["norn.zip", "system.json"]) expect(release).toContain(`dist/release/${file}`);
  });
});
