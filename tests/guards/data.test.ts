import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow, ROOT, textOf } from "./repository.ts";
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
  for (const line of page.split("\n")) {
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

const BEGINS = "<!-- fields: begin -->";
const ENDS = "<!-- fields: end -->";

/** First words in backticks of the rows below a heading. */
function listed(heading: string): string[] {
  const text = page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1] ?? "").toSorted();
}

const code = filesBelow("src", ".ts").filter((path) => !path.endsWith(".test.ts"));
const named = (pattern: RegExp): string[] =>
  code.flatMap((path) => [...textOf(path).matchAll(pattern)].map((match) => match[1] ?? ""));
const once = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

describe("docs/data.md", () => {
  test("has every field of every data model, and no other", async () => {
    const [before = ""] = page.split(BEGINS);
    const [, after = ""] = page.split(ENDS);
    await expect(`${before}${BEGINS}\n\n${await chapters()}\n${ENDS}${after}`).toMatchFileSnapshot(join(ROOT, PAGE));
  });

  test("says how large every number and every line can be: no stored value, however made, hangs a client", () => {
    const fields = page.split(BEGINS)[1]?.split("\n") ?? [];
    const bare = /^\| `[^`]+` \| (number|whole number|text)(, or null)? \|/;
    expect(fields.filter((row) => bare.test(row))).toEqual([]);
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

  test("lists the events of the ledger", () => {
    const path = code.find((file) => /export type LedgerEvent\b/.test(textOf(file))) ?? "";
    expect(listed("Events")).toEqual(
      once([...textOf(path).matchAll(/readonly type: "([^"]+)"/g)].map((match) => match[1] ?? "")),
    );
  });

  test("lists the hooks Norn calls", () => {
    expect(listed("Hooks")).toEqual(once(named(/Hooks\.call(?:All)?\("(norn\.\w+)"/g)));
  });
});
