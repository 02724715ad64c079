import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { browseFolder } from "../../server/system/browse-folder.ts";
import { temporaryFolder } from "./table-fixture.ts";

let folder: string;
beforeAll(async () => {
  const top = await temporaryFolder();
  folder = path.join(top, "mine");
  await mkdir(path.join(folder, "icons/small"), { recursive: true });
  await writeFile(path.join(folder, "icons/sword.svg"), "");
  await writeFile(path.join(top, "secret.txt"), "");
});

test("a folder of the system, by the paths it is served under", async () => {
  expect(await browseFolder({ id: "mine", folder }, "/systems/mine/icons/")).toEqual({
    target: "systems/mine/icons",
    dirs: ["systems/mine/icons/small"],
    files: ["systems/mine/icons/sword.svg"],
  });
  expect((await browseFolder({ id: "mine", folder }, "systems/mine")).dirs).toEqual(["systems/mine/icons"]);
});

test.each([
  "systems/mine/..",
  "systems/mine/icons/../../..",
  "systems/other",
  "systems/minerals",
  "",
  "/etc",
  "systems/mine/none",
])("not %j", async (target) => {
  await expect(browseFolder({ id: "mine", folder }, target)).rejects.toThrow("cannot be read at this table");
});
