import { type Text, text } from "../text.ts";
import { readImprovement, takesPhrase } from "./improve-form.view.ts";

/** What is missing to give experience; null for nothing. */
export function lackOfAward({ by, people }: { readonly by: number; readonly people: number }): Text | null {
  if (by === 0) return text("NORN.Experience.Lack.points");
  return people === 0 ? text("NORN.Experience.Lack.people") : null;
}

/** What is missing to spend some on what was chosen; null for nothing. */
export function lackOfWords(chosen: string, words: string): Text | null {
  const what = readImprovement(chosen)?.what;
  return what && takesPhrase(what) && words.trim() === "" ? text("NORN.Experience.Lack.phrase") : null;
}
