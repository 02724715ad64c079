import { dirname, join } from "node:path/posix";
import { describe, expect, test } from "vitest";
import { FLOORS, TYPES_FROM_ABOVE } from "./floors.data.ts";
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

describe("imports go one way: rules ← ledger ← view ← foundry, and the Table stands apart", () => {
  for (const [from, to] of Object.entries(ALLOWED).filter(([folder]) => isThere(folder))) {
    test(`${from} imports what it may`, () => {
      const files = filesBelow(from, ".ts").filter((path) => from === "table" || isProduct(path));
      expect(files.length).toBeGreaterThan(0);
      const strays = files.flatMap((path) =>
        importsOf(path)
          .filter((specifier) => specifier.startsWith("."))
          .filter((specifier) => !to.includes(layer(target(path, specifier))))
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

  test("what is in the folder of a game is imported there and by what lists the games, and nowhere else", () => {
    const lists = ["src/rules/rulesets/rulesets.ts", "src/rules/rulesets/ruleset-by-id.ts"];
    const isPrivate = (path: string): boolean => path.startsWith("src/rules/rulesets/") && !lists.includes(path);
    const strays = filesBelow("src", ".ts")
      .filter((path) => isProduct(path) && !path.startsWith("src/rules/rulesets/"))
      .flatMap((path) =>
        importsOf(path)
          .filter((specifier) => isPrivate(target(path, specifier)))
          .map((specifier) => `${path} → ${specifier}`),
      );
    expect(strays).toEqual([]);
  });

  test("what macros and modules use is imported by what offers it alone", () => {
    const offered = ["src/rules/api.ts", "src/rules/deprecated-api.ts"];
    const users = filesBelow("src", ".ts")
      .filter(isProduct)
      .filter((path) => importsOf(path).some((specifier) => offered.includes(target(path, specifier))));
    expect(users).toEqual(["src/foundry/registration/norn-api.ts"]);
  });
});

describe("imports at run time", () => {
  // Type-only imports do not exist at run time.
  const VALUES = /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?["'](\.[^"']+\.ts)["']/g;
  const LATER = /\bimport\("(\.[^"]+\.ts)"\)/g;
  const files = filesBelow("src", ".ts").filter(isProduct);
  const leadsTo = new Map(
    files.map((path) => [path, [...textOf(path).matchAll(VALUES)].map((match) => target(path, match[1] ?? ""))]),
  );

  test("the first load has the ledger, and does not lead to what is fetched on first use", () => {
    const first = new Set<string>();
    const follow = (path: string): void => {
      if (first.has(path)) return;
      first.add(path);
      for (const next of leadsTo.get(path) ?? []) follow(next);
    };
    follow("src/foundry/main.ts");
    const later = files.flatMap((path) => [...textOf(path).matchAll(LATER)].map((match) => target(path, match[1] ?? "")));
    expect(later.length).toBeGreaterThan(20);
    expect(later.filter((path) => first.has(path))).toEqual([]);
    expect([...first]).toEqual(expect.arrayContaining(["src/ledger/kinds.ts", "src/ledger/authority/settling.ts"]));
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

describe("folders stand on floors", () => {
  const IMPORTS =
    /(?:^|\n)(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["'](\.[^"']+\.ts)["']|\bimport\(\s*["'](\.[^"']+\.ts)["']/g;

  for (const [layer, floors] of Object.entries(FLOORS)) {
    const roomOf = (path: string): string => path.slice(layer.length + 1).split("/")[0] ?? "";
    const floorOf = (path: string): number => floors.findIndex(([, ...rooms]) => rooms.includes(roomOf(path)));
    const files = filesBelow(layer, ".ts").filter(isProduct);
    const arrows = files.flatMap((path) =>
      [...textOf(path).matchAll(IMPORTS)]
        .map(([, type, from, later]) => ({ path, to: target(path, from ?? later ?? ""), atRunTime: type === undefined }))
        .filter(({ to }) => to.startsWith(`${layer}/`) && roomOf(to) !== roomOf(path)),
    );
    const up = arrows.filter(({ path, to }) => floorOf(path) < floorOf(to));
    const upAtRunTime = up.filter(({ atRunTime }) => atRunTime).map(({ path, to }) => `${path} → ${to}`);

    test(`${layer}: each folder has a floor, and each floor its folders`, () => {
      const rooms = new Set(files.map(roomOf));
      expect([...rooms].toSorted()).toEqual(floors.flatMap(([, ...named]) => named).toSorted());
      expect(arrows.length).toBeGreaterThan(50);
    });

    test(`${layer}: ${upAtRunTime.length} of ${arrows.length} imports from other folders run up`, () => {
      expect(upAtRunTime).toEqual([]);
    });

    test(`${layer}: types come from above in named files only`, () => {
      const named = Object.keys(TYPES_FROM_ABOVE).filter((path) => path.startsWith(`${layer}/`));
      expect([...new Set(up.filter(({ atRunTime }) => !atRunTime).map(({ path }) => path))].toSorted()).toEqual(named);
    });

    const circles = circlesIn(
      files.map(roomOf),
      arrows.filter(({ atRunTime }) => atRunTime).map(({ path, to }) => [roomOf(path), roomOf(to)] as const),
    );
    test(`${layer}: ${circles.length} circles of folders at run time`, () => {
      expect(circles).toEqual([]);
    });
  }

  test("a circle is found", () => {
    const ring = [
      ["a", "b"],
      ["b", "c"],
      ["c", "a"],
      ["d", "a"],
    ] as const;
    expect(circlesIn(["a", "b", "c", "d"], ring)).toEqual([["a", "b", "c"]]);
  });
});

/** The groups of names that lead to each other and back. */
function circlesIn(names: readonly string[], arrows: readonly (readonly [string, string])[]): string[][] {
  const all = [...new Set(names)];
  const reachedFrom = new Map(
    all.map((name) => {
      const reached = new Set<string>();
      const follow = (from: string): void => {
        for (const [one, other] of arrows)
          if (one === from && !reached.has(other)) {
            reached.add(other);
            follow(other);
          }
      };
      follow(name);
      return [name, reached];
    }),
  );
  const inCircle = (one: string, other: string): boolean =>
    reachedFrom.get(one)?.has(other) === true && reachedFrom.get(other)?.has(one) === true;
  const circles = all.map((name) => all.filter((other) => inCircle(name, other)).toSorted()).filter(({ length }) => length > 1);
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

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
