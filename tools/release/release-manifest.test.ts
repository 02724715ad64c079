import { describe, expect, test } from "vitest";
import { releaseAddresses, releaseManifest } from "./release-manifest.ts";

describe("a release", () => {
  test("points to the newest manifest and to the zip of this version", () => {
    const addresses = releaseAddresses("https://example.org/people/norn/", "1.2.3");
    const manifest = releaseManifest({ id: "norn", version: "1.2.3" }, "https://example.org/people/norn", addresses);
    expect(manifest).toMatchObject({
      manifest: "https://example.org/people/norn/releases/latest/download/system.json",
      download: "https://example.org/people/norn/releases/download/v1.2.3/norn.zip",
    });
  });

  test.each(["", "people/norn", "ftp://example.org/norn"])("has no address like %j", (url) => {
    expect(() => releaseAddresses(url, "1.0.0")).toThrow(/--url/);
  });
});
