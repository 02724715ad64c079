import { filesBelow, textOf } from "./repository.ts";

/** Fields that one comment is about. */
interface FieldGroup {
  readonly fields: readonly string[];
  /** What it says, "" where the names say it all. */
  readonly meaning: string;
}

/** What a kind of entry asks and finds, as its chapter in `src/ledger/requests` declares it. */
export interface DeclaredKind {
  readonly kind: string;
  readonly chapter: string;
  readonly meaning: string;
  readonly asks: Declared;
  readonly facts: Declared;
}

/** The fields of a request, and what is said of all of them. */
export interface Declared {
  readonly meaning: string;
  readonly groups: readonly FieldGroup[];
}

const LEAVES = ["src/ledger/request.ts", ...filesBelow("src/ledger/requests", ".ts")];
const CODE = LEAVES.map(textOf).join("\n");
const NOTHING: Declared = { meaning: "", groups: [] };
const COMMENT = String.raw`(?:/\*\* (.*?) \*/\n)?`;

/** Interfaces by name: the comment, what they extend, and their body. */
const interfaces = new Map(
  [...CODE.matchAll(new RegExp(`${COMMENT}(?:export )?interface (\\w+)(?: extends ([^{]+))? \\{\\n([\\s\\S]*?)\\n\\}`, "g"))].map(
    ([, meaning = "", name = "", bases = "", body = ""]) => [name, { meaning, bases, body }],
  ),
);
const aliases = new Map([...CODE.matchAll(/\ntype (\w+) = ([^;]+);/g)].map(([, name = "", type = ""]) => [name, type]));
const choices = new Map(
  [...CODE.matchAll(/(?:export )?const (\w+) = \[([^\]]*)\] as const;\n(?:export )?type (\w+) =/g)].map(
    ([, , list = "", type = ""]) => [type, list.split(",").map((one) => one.trim().replaceAll('"', "`"))],
  ),
);

/** Every kind, in the order of its chapter's file. */
export const DECLARED: readonly DeclaredKind[] = filesBelow("src/ledger/requests", ".ts").flatMap((path) =>
  [...textOf(path).matchAll(/(?:\/\*\* (.*?) \*\/\n)? {2}readonly "?([a-z-]+)"?: RequestOf<(.+)>;/g)].map(
    ([, meaning = "", kind = "", types = ""]) => {
      const [asks = "", facts = ""] = listed(types);
      const chapter = path.replace(/^.*\/|\.ts$/g, "");
      return { kind, chapter, meaning: plain(meaning), asks: declared(asks), facts: declared(facts) };
    },
  ),
);

/** Names of the fields. */
export function namesOf({ groups }: Declared): readonly string[] {
  return [...new Set(groups.flatMap(({ fields }) => fields))];
}

/** The fields of an interface, or of some of its fields (`Pick<…>`). */
function declared(type: string): Declared {
  const [, of = "", names = ""] = /^Pick<(\w+), (.+)>$/.exec(type) ?? [];
  if (of === "") return declaredBy(type);
  const groups = declared(of).groups.map(({ fields }) => ({
    fields: fields.filter((name) => names.includes(`"${name}"`)),
    meaning: "",
  }));
  return { meaning: "", groups: groups.filter(({ fields }) => fields.length > 0) };
}

function declaredBy(name: string): Declared {
  const found = interfaces.get(name);
  if (!found) return aliases.has(name) ? declared(aliases.get(name) ?? "") : NOTHING;
  const inherited = listed(found.bases).flatMap((base) => declared(base).groups);
  return { meaning: plain(found.meaning), groups: [...inherited, ...groupsOf(found.body)] };
}

/** A comment is about its field and those after it that have none. */
function groupsOf(body: string): FieldGroup[] {
  const parts = body.split(/^ {2}\/\*\*/m);
  return parts.flatMap((part) => {
    const [comment = "", fields = ""] = part.includes("*/") ? part.split("*/") : ["", part];
    const found = [...fields.matchAll(/readonly (\w+)\??: ([^;]+);/g)];
    const values = found.flatMap(([, , type = ""]) => choices.get(type) ?? []).join(" ");
    const meaning = [plain(comment), values].filter((one) => one !== "").join(": ");
    return found.length === 0 ? [] : [{ fields: found.map(([, name = ""]) => name), meaning }];
  });
}

/** Parts of a list of types: what is in angle brackets stays together. */
function listed(types: string): string[] {
  return types.split(/,\s*(?![^<]*>)/).map((one) => one.trim());
}

/** A comment as a phrase. */
function plain(comment: string): string {
  const words = comment
    .replaceAll(/\s+\*?\s*/g, " ")
    .trim()
    .replace(/\.$/, "");
  return /^[A-Z][a-z ]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
