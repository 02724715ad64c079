import { ok, refuse, type Result } from "../../rules/result.ts";
import { jsonFault } from "./json-fault.ts";

/** Characters of a file. An actor with 300 items and long texts has half a million. */
const LONGEST = 5_000_000;

const JSON_REFUSALS = ["json-empty", "json-long", "json-broken", "json-deep", "json-key"] as const;
export type JsonRefusal = (typeof JSON_REFUSALS)[number];

/** The data of a text in JSON; what is wrong with it is named with line and column. */
export function parseJson(given: string): Result<unknown, JsonRefusal> {
  const text = given.replace(/^\uFEFF/, "");
  if (text.trim() === "") return refuse("json-empty");
  if (text.length > LONGEST) return refuse("json-long", { most: LONGEST / 1_000_000 });
  const fault = jsonFault(text);
  if (!fault) return ok(JSON.parse(text));
  const before = text.slice(0, fault.at);
  const line = before.split("\n").length;
  const column = fault.at - before.lastIndexOf("\n");
  return refuse(fault.code, { line, column, found: foundAt(text, fault.at) });
}

/** What is at the fault; "" at the end of the text. */
function foundAt(text: string, at: number): string {
  return (
    text
      .slice(at, at + 20)
      .split("\n")[0]
      ?.trimEnd() ?? ""
  );
}
