import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ENTRY_STATES } from "../../src/ledger/entry.ts";
import type { EntryKind } from "../../src/ledger/requests.ts";
import { ENTRY_KINDS, parseSaid } from "../../src/ledger/kinds.ts";
import { EFFECT_KINDS } from "../../src/rules/stunts/effect.ts";
import { FATE_POINT_COUNTERS } from "../../src/rules/events/ledger-state.ts";
import { PAYMENTS } from "../../src/rules/invoke/invoke.ts";
import { fieldsOf as fieldsOfKind } from "../samples/ledger-entry.ts";
import { filesBelow, isProduct, ROOT, textOf } from "./repository.ts";
import { DECLARED, type Declared, namesOf } from "./request-fields.ts";
import { fieldsOf, registeredModels, type StoredField } from "./stored-data.ts";

/**
 * docs/data.md names every stored field once. Fields, kinds and initial values come from the data models, meanings from the page
 * itself: `npx vitest run tests/guards/data.test.ts -u` regenerates the page and keeps its meanings.
 */
const PAGE = "docs/data.md";
const page = textOf(PAGE);
const UNSAID = "…";

const DOCUMENTS: Readonly<Record<string, string>> = {
  Actor: "actor",
  Item: "item",
  ChatMessage: "message",
  Combat: "combat",
  Combatant: "combatant",
};

/** The page's meaning of each field, by section and path. */
function meanings(): Map<string, string> {
  const said = new Map<string, string>();
  let section = "";
  for (const line of (page.split("<!-- fields: end -->")[0] ?? "").split("\n")) {
    if (line.startsWith("#")) section = line.replace(/^#+ /, "");
    const cells = line.split("|").map((cell) => cell.trim());
    if (cells.length === 6) said.set(`${section} ${(cells[1] ?? "").replaceAll("`", "")}`, cells[4] ?? "");
  }
  return said;
}

function table(section: string, fields: readonly StoredField[], said: ReadonlyMap<string, string>): string {
  if (fields.length === 0) return `### ${section}\n\nNothing besides.\n`;
  const rows = fields.map(
    ({ path, kind, initial }) => `| \`${path}\` | ${kind} | ${initial} | ${said.get(`${section} ${path}`) ?? UNSAID} |`,
  );
  return [`### ${section}`, "", "| field | what it holds | at first | meaning |", "| --- | --- | --- | --- |", ...rows, ""].join(
    "\n",
  );
}

/** What all types of a document share is listed once, before them. */
async function chapters(): Promise<string> {
  const said = meanings();
  const models = await registeredModels();
  return Object.entries(models)
    .map(([document, types]) => {
      const of = Object.entries(types).map(([type, model]) => ({ type, fields: fieldsOf(model) }));
      const line = (field: StoredField): string => JSON.stringify(field);
      const shared =
        of.length < 2
          ? []
          : (of[0]?.fields ?? []).filter((field) => of.every(({ fields }) => fields.some((one) => line(one) === line(field))));
      const common = new Set(shared.map(line));
      const name = DOCUMENTS[document] ?? document;
      return [
        `## ${document}`,
        "",
        ...(shared.length > 0 ? [table(`every ${name}`, shared, said)] : []),
        ...of.map(({ type, fields }, index) => {
          const own = fields.filter((field) => !common.has(line(field)));
          const same = of
            .slice(0, index)
            .find((earlier) => own.length > 0 && earlier.fields.map(line).join() === fields.map(line).join());
          return same ? `### ${name} ${type}\n\nThe same as \`${same.type}\`.\n` : table(`${name} ${type}`, own, said);
        }),
      ].join("\n");
    })
    .join("\n");
}

/** What each kind asks and finds: from the chapters of `src/ledger/requests`, with what their comments say. */
function kinds(): string {
  const rows = DECLARED.map(
    ({ kind, meaning, asks, facts }) => `| \`${kind}\` | ${meaning || UNSAID} | ${cellOf(asks)} | ${cellOf(facts)} |`,
  );
  return ["| kind | what it is | asks | finds |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

function cellOf({ groups, meaning }: Declared): string {
  const said = groups.map(({ fields, meaning: of }) => [...fields.map((name) => `\`${name}\``), of].join(" ").trim());
  return [said.join(" · "), meaning].filter((part) => part !== "").join("; ");
}

/** The page with what is between these marks replaced. */
function between(text: string, name: string, content: string): string {
  const [begins, ends] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [before = ""] = text.split(begins);
  const [, after = ""] = text.split(ends);
  return `${before}${begins}\n\n${content}\n${ends}${after}`;
}

const NAMES = /`([^`]+)`/g;
const namesIn = (text: string): string[] => [...text.matchAll(NAMES)].map((match) => match[1] ?? "");

/** The rows below a heading that begin with a name: their cells. */
function rowsBelow(heading: string): string[][] {
  const text = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...text.matchAll(/^\| (.*`.*) \|$/gm)].map((match) => (match[1] ?? "").split(" | ").map((cell) => cell.trim()));
}

/** First words in backticks of the rows below a heading. */
function listed(heading: string): string[] {
  return rowsBelow(heading)
    .flatMap(([first = ""]) => (first.startsWith("`") ? [first.slice(1, first.indexOf("`", 1))] : []))
    .toSorted();
}

/** The names in the second cell of each row. */
function namedWith(heading: string): Record<string, string[]> {
  return Object.fromEntries(
    rowsBelow(heading).map(([first = "", second = ""]) => [first.replaceAll("`", ""), namesIn(second).toSorted()]),
  );
}

const code = filesBelow("src", ".ts").filter(isProduct);
const named = (pattern: RegExp): string[] =>
  code.flatMap((path) => [...textOf(path).matchAll(pattern)].map((match) => match[1] ?? ""));
const once = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

describe("docs/data.md", () => {
  test("has every field of every data model and of every kind of entry, and no other", async () => {
    const expected = between(between(page, "fields", await chapters()), "kinds", `${kinds()}\n`);
    await expect(expected).toMatchFileSnapshot(join(ROOT, PAGE));
  });

  test("says how large every number and every line can be: no stored value, however made, hangs a client", () => {
    const fields = page.split("<!-- fields: begin -->")[1]?.split("\n") ?? [];
    const bare = /^\| `[^`]+` \| (number|whole number|text)(, or null)? \|/;
    expect(fields.filter((row) => bare.test(row))).toEqual([]);
  });

  test("has null where there is none for numbers and Foundry's own uuids, never for texts, ids and choices", async () => {
    const models = Object.values(await registeredModels()).flatMap((types) => Object.values(types));
    const fields = models.flatMap(fieldsOf);
    const isOwnUuid = (kind: string): boolean => /^uuid( \(|, or null)/.test(kind);
    const mayBeNull = fields.filter(({ kind }) => kind.endsWith(", or null") && !/^(whole )?number/.test(kind));
    expect(once(mayBeNull.filter(({ kind }) => !isOwnUuid(kind)).map(({ path }) => path))).toEqual([]);
    expect(mayBeNull.length).toBeGreaterThan(10);
    expect(
      once(fields.filter(({ kind, initial }) => !kind.endsWith(", or null") && initial === "`null`").map(({ path }) => path)),
    ).toEqual([]);
  });

  test("says what each is for", () => {
    expect([...meanings()].filter(([, meaning]) => meaning === UNSAID || meaning === "").map(([field]) => field)).toEqual([]);
  });

  test("lists the settings", () => {
    const registered = named(/settings\.register\(\s*"norn",\s*("[^"]+"|\w+)/g);
    const keys = registered.map((key) =>
      key.startsWith('"') ? key.slice(1, -1) : (named(new RegExp(`const ${key} = "([^"]+)"`, "g"))[0] ?? key),
    );
    expect(listed("Settings")).toEqual(once(keys));
  });

  test("lists the flags", () => {
    expect(listed("Flags")).toEqual(once(named(/(?:flags\.norn\.|flags: \{ norn: \{ |[gs]etFlag\("norn", ")(\w+)/g)));
  });

  test("says what each kind of entry is for", () => {
    expect(DECLARED.filter(({ meaning }) => meaning === "")).toEqual([]);
    expect(DECLARED.map(({ kind }) => kind).toSorted()).toEqual(ENTRY_KINDS.toSorted());
  });

  test.each(DECLARED)("$kind: is read as it is declared, and nothing is read that is then ignored", ({ kind, asks, facts }) => {
    const read = new Set<string>();
    const fields: object = fieldsOfKind(kind as EntryKind);
    const watched = new Proxy(fields, { get: (of, name) => (read.add(String(name)), Reflect.get(of, name)) });
    const asked = parseSaid(kind, watched, false);
    expect([...read].toSorted()).toEqual([...namesOf(asks)].toSorted());
    expect(Object.keys(asked?.request ?? {}).toSorted()).toEqual([...namesOf(asks)].toSorted());
    read.clear();
    const found = parseSaid(kind, watched, true)?.facts ?? {};
    expect([...read].toSorted()).toEqual([...new Set([...namesOf(asks), ...namesOf(facts)])].toSorted());
    expect(Object.keys(found).toSorted()).toEqual([...namesOf(facts)].toSorted());
  });

  test("lists values of an outcome", () => {
    const lists = { payment: PAYMENTS, state: ENTRY_STATES.filter((state) => state !== "pending") };
    const values = Object.entries(lists).map(([list, named]) => [list, [...named].toSorted()]);
    expect(namedWith("Outcomes")).toEqual(Object.fromEntries(values));
  });

  test("lists the events of the ledger, with their fields", () => {
    const path = code.find((file) => /export type LedgerEvent\b/.test(textOf(file))) ?? "";
    const union = (textOf(path).split("export type LedgerEvent =")[1] ?? "").split(";\n\n")[0] ?? "";
    const events = union.split(/\n {2}\| /).flatMap((member) => {
      const [type, ...fields] = [...member.matchAll(/readonly (\w+): (?:"([^"]+)")?/g)].map(([, name, is]) => is ?? name ?? "");
      return type === undefined ? [] : [[type, fields.toSorted()]];
    });
    expect(namedWith("Events")).toEqual(Object.fromEntries(events));
  });

  test("lists the counters of fate points", () => {
    expect(namesIn(/\nCounters: (.*)\n/.exec(page)?.[1] ?? "")).toEqual([...FATE_POINT_COUNTERS]);
  });

  test("lists the kinds of effects", () => {
    expect(listed("Effects")).toEqual([...EFFECT_KINDS].toSorted());
  });

  test("lists the keys in the browser's own store", () => {
    const stored = named(/localStorage\.\w+\((\w+)/g);
    expect(listed("In the browser")).toEqual(
      once(stored.flatMap((key) => named(new RegExp(`const ${key} = "(norn\\.[^"]+)"`, "g")))),
    );
  });

  test("lists the data that is dragged and no document", () => {
    expect(listed("Dragged data")).toEqual(once(named(/\b(?:TYPE|FREE_DRAG) = "(norn\.[^"]+)"/g)));
  });

  test("lists the hooks Norn calls", () => {
    expect(listed("Hooks")).toEqual(once(named(/Hooks\.call(?:All)?\("(norn\.\w+)"/g)));
  });
});
