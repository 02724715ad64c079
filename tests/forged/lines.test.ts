import { expect, test } from "vitest";
import { ENTRY_KINDS, parseSaid } from "../../src/ledger/kinds.ts";
import { pendingEntry, parseRequest } from "../../src/ledger/message.ts";
import type { Entry } from "../../src/ledger/entry.ts";
import { entryLine } from "../../src/view/log/entry-line.view.ts";
import { lineOf } from "../../src/view/log/lines.ts";
import { englishWords } from "../guards/repository.ts";
import { circumstances } from "../samples/entry-circumstances.ts";
import { fieldsOf } from "../samples/ledger-entry.ts";

/** What a modified client may write for anything that should be an id of the game. */
const JUNK = ["no-such-thing", "", "constructor", "__proto__", "a.b", null, -7, 1e308, [], {}, ["no-such-thing"]] as const;
const ENGLISH = englishWords();

/** Keys the language file lacks, of every text in a view. */
function missingKeys(view: unknown): readonly string[] {
  if (typeof view !== "object" || view === null) return [];
  const inside = Object.values(view).flatMap(missingKeys);
  const key: unknown = "key" in view ? view.key : undefined;
  return typeof key === "string" && !ENGLISH.has(key) ? [key, ...inside] : inside;
}

/** As asked, and as refused: the game of a message is checked where it is stored. */
function forged(kind: string, request: object): Entry[] {
  const envelope = { message: "forged", author: "p1", byGm: false, received: 0, visible: true, readers: [] };
  const message = parseRequest(envelope, { kind, request, actor: "Actor.me", actorName: "Me", game: "strands" });
  const pending = message && pendingEntry(message);
  return pending ? [pending, { ...pending, state: "refused", facts: null } as Entry] : [];
}

test.each(ENTRY_KINDS)("a forged %s is shown in words: no line names a text that is not there", (kind) => {
  const honest = { ...parseSaid(kind, fieldsOf(kind), true)?.request, ...parseSaid(kind, fieldsOf(kind), true)?.facts };
  const around = circumstances({ mayTakeBack: true });
  const missing = Object.keys(honest).flatMap((field) =>
    JUNK.flatMap((junk) =>
      forged(kind, { ...honest, [field]: junk }).flatMap((entry) => {
        const view = [entryLine(entry, around), lineOf(entry).step?.(entry)];
        return missingKeys(view).map((key) => `${field} ${JSON.stringify(junk)}: ${key}`);
      }),
    ),
  );
  expect([...new Set(missing)]).toEqual([]);
});
