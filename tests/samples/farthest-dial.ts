import type { Dial } from "../../src/rules/dials/read-dial.ts";
import type { DialValue } from "../../src/rules/dials/dial-values.ts";

/** The value of a dial that differs most from its initial one. */
export function farthest(dial: Dial): DialValue {
  switch (dial.kind) {
    case "switch":
      return !dial.initial;
    case "choice":
      return dial.choices.at(-1) ?? dial.initial;
    case "number":
      return dial.max;
    case "text":
    case "formula":
      return dial.initial;
    case "list":
      return Object.fromEntries(dial.initial.map(({ id, group }) => [id, { name: "", group, removed: true }]));
    case "numbers":
      return Object.fromEntries(Object.keys(dial.initial).map((id) => [id, dial.max]));
  }
}
