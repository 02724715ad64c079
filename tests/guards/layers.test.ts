import { dirname, join } from "node:path/posix";
import { describe, expect, test } from "vitest";
import { filesBelow, isProduct, isThere, PURE, textOf } from "./repository.ts";

const IMPORT = /(?:^|\n)\s*(?:import\s+(?:[^"';]*?\sfrom\s+)?|export\s+(?:type\s+)?(?:\*|\{)[^"';]*?\sfrom\s+)["']([^"']+)["']/g;

function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(IMPORT)].map((match) => match[1] ?? "");
}

/** The target of a relative import, from the root. */
function target(path: string, specifier: string): string {
  return join(dirname(path), specifier);
}

function layer(path: string): string {
  const parts = path.split("/");
  return parts[0] === "src" ? `src/${parts[1] ?? ""}` : (parts[0] ?? "");
}

const ALLOWED: Record<string, readonly string[]> = {
  "src/rules": ["src/rules"],
  "src/ledger": ["src/rules", "src/ledger"],
  "src/view": ["src/rules", "src/ledger", "src/view"],
  "src/foundry": ["src/rules", "src/ledger", "src/view", "src/foundry", "styles"],
  table: ["table"],
};

/** Finds the browser for all tests that need one. */
const FINDER = "tools/find-browser.ts";

describe("imports go one way: rules ← ledger ← view ← foundry, and the Table stands apart", () => {
  for (const [from, to] of Object.entries(ALLOWED).filter(([folder]) => isThere(folder))) {
    test(`${from} imports what it may`, () => {
      const files = filesBelow(from, ".ts").filter((path) => from === "table" || isProduct(path));
      expect(files.length).toBeGreaterThan(0);
      const strays = files.flatMap((path) =>
        importsOf(path)
          .filter((specifier) => specifier.startsWith("."))
          .filter((specifier) => !to.includes(layer(target(path, specifier))) && target(path, specifier) !== FINDER)
          .map((specifier) => `${path} → ${specifier}`),
      );
      expect(strays).toEqual([]);
    });
  }

  test("rules, ledger and view import nothing but their own files", () => {
    const strays = PURE.flatMap((folder) => filesBelow(folder, ".ts"))
      .filter(isProduct)
      .flatMap((path) =>
        importsOf(path)
          .filter((specifier) => !specifier.startsWith("."))
          .map((specifier) => `${path} → ${specifier}`),
      );
    expect(strays).toEqual([]);
  });

  test("the rest of the program imports the rules by their door or as types", () => {
    const strays = filesBelow("src/foundry", ".ts").flatMap((path) =>
      [...textOf(path).matchAll(/(?:^|\n)import\s+(?!type\b)([^"';]*)["']([^"']*\/rules\/[^"']+)["']/g)]
        .filter((match) => !(match[2] ?? "").endsWith("/rules/index.ts"))
        .map((match) => `${path} → ${match[2] ?? ""}`),
    );
    expect(strays).toEqual([]);
  });
});

describe("imports at run time", () => {
  // Type-only imports do not exist at run time.
  const VALUES = /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?["'](\.[^"']+\.ts)["']/g;
  const files = filesBelow("src", ".ts").filter(isProduct);
  const leadsTo = new Map(
    files.map((path) => [path, [...textOf(path).matchAll(VALUES)].map((match) => target(path, match[1] ?? ""))]),
  );

  test("what a page fetches first does not lead to what it fetches later", () => {
    const first = new Set<string>();
    const follow = (path: string): void => {
      if (first.has(path)) return;
      first.add(path);
      for (const next of leadsTo.get(path) ?? []) follow(next);
    };
    follow("src/foundry/main.ts");
    const late = /\/(?!fetch-)[\w-]+-body\.ts$|^src\/ledger\/kinds|^src\/foundry\/chat\/render-card\.ts$/;
    expect([...first].filter((path) => late.test(path))).toEqual([]);
  });

  test("have no cycles", () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const follow = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(" → "));
      if (way.includes(path) || done.has(path)) return;
      for (const next of leadsTo.get(path) ?? []) follow(next, [...way, path]);
      done.add(path);
    };
    for (const path of files) follow(path, []);
    expect(leadsTo.get("src/foundry/main.ts")?.length).toBeGreaterThan(5);
    expect(circles).toEqual([]);
  });
});

describe("imports of types too", () => {
  const files = filesBelow("src/ledger", ".ts").filter(isProduct);
  const leadsTo = new Map(files.map((path) => [path, importsOf(path).map((specifier) => target(path, specifier))]));

  /** All files that a file leads to. */
  function reachedFrom(path: string): ReadonlySet<string> {
    const reached = new Set<string>();
    const left = [path];
    for (let from = left.pop(); from !== undefined; from = left.pop())
      for (const to of leadsTo.get(from) ?? []) {
        if (reached.has(to)) continue;
        reached.add(to);
        left.push(to);
      }
    return reached;
  }

  /** Rolls, and what opposes, joins and defends against them. */
  const MOST_IN_CIRCLES = 15;

  test(`at most ${MOST_IN_CIRCLES} files of the ledger are in a circle: what is asked and found knows no kind`, () => {
    const inCircle = files.filter((path) => reachedFrom(path).has(path));
    expect(inCircle.length > MOST_IN_CIRCLES ? inCircle : []).toEqual([]);
  });
});
