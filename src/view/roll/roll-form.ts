import type { Ruleset } from "../../rules/index.ts";
import type { RollableTrait } from "./rollable-trait.ts";

/** Rows of the dialog by id; the ids are names of fields and nothing else. */
export type Rows<Row> = Readonly<Record<string, Row>>;

/** What stands in the fields of the roll dialog, as typed. */
export interface RollForm {
  readonly method: string;
  readonly seconds: Rows<{ readonly trait: string; readonly joins: string }>;
  readonly modifiers: Rows<{ readonly label: string; readonly value: string }>;
  /** "" for none, "own" for the number typed in `typed`, else the number of a rung. */
  readonly difficulty: string;
  readonly typed: string;
  readonly test: string;
  readonly enhancement: string;
  readonly complication: string;
  readonly mode: string;
}

/** The choice in the list of difficulties that opens a field for a number. */
export const OWN_DIFFICULTY = "own";

/** What is worth keeping from one roll to the next on the same client. Difficulty and modifiers belong to one roll only. */
export interface KeptChoices {
  readonly method?: string;
  readonly test?: string;
  /** The trait that joined last, by the trait it joined. */
  readonly seconds?: Readonly<Record<string, string>>;
}

/**
 * The trait that joined `trait` last time: its id, "" where nothing joined it, null where it was never rolled here or the
 * other trait is gone.
 */
export function keptSecond(kept: KeptChoices, trait: string, traits: readonly RollableTrait[]): string | null {
  const second = kept.seconds?.[trait];
  if (second === undefined || second === "") return second ?? null;
  return traits.some(({ id }) => id === second) ? second : null;
}

/** The dialog as it opens for a trait. `second` is the trait that joins at once where ranks add up, "" for none. */
export function openingForm(ruleset: Ruleset, kept: KeptChoices, second: string, mode: string): RollForm {
  const methods = ruleset.dice.map(({ id }): string => id);
  const joins = ruleset.traits.combinations[0] ?? "";
  return {
    method: methods.find((id) => id === kept.method) ?? methods[0] ?? "",
    seconds: joins === "" ? {} : { a: { trait: joins === "adds" ? second : "", joins } },
    modifiers: { a: { label: "", value: "" } },
    difficulty: "",
    typed: "",
    test: kept.test === "dynamic" ? "dynamic" : "static",
    enhancement: "0",
    complication: "0",
    mode,
  };
}

/** A free id for one more row. */
export function nextRow(rows: Rows<unknown>): string {
  const taken = new Set(Object.keys(rows));
  return "abcdefghijklmnopqrstuvwxyz".split("").find((id) => !taken.has(id)) ?? `z${taken.size}`;
}
