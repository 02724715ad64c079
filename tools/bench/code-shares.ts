import { readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";

/** How much of the bundled code comes from one place. */
export interface CodeShare {
  readonly from: string;
  readonly bytes: number;
}

/** Where each character of a bundle comes from, by its source map: our folders, packages of others, or the bundler. */
export function codeShares(bundle: string): CodeShare[] {
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, "utf8")) as SourceMapPayload);
  const bytes = new Map<string, number>();
  readFileSync(bundle, "utf8")
    .split("\n")
    .forEach((line, row) => {
      for (let column = 0; column < line.length; column += 1) {
        const entry = map.findEntry(row, column);
        const from = "originalSource" in entry ? placeOf(entry.originalSource) : "bundler";
        bytes.set(from, (bytes.get(from) ?? 0) + 1);
      }
    });
  return [...bytes].map(([from, count]) => ({ from, bytes: count })).toSorted((a, b) => b.bytes - a.bytes);
}

function placeOf(source: string): string {
  const packageName = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (packageName) return packageName;
  return /src\/[^/]+/.exec(source)?.[0] ?? "bundler";
}
