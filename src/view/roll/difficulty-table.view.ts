import { addUp, chosenOn, type DifficultyTable } from "../../rules/roll/difficulty-table.ts";
import type { Effect } from "../../rules/stunts/effect.ts";
import type { ActiveGame, Ruleset } from "../../rules/ruleset.ts";
import { signed } from "../rank.view.ts";
import { type Text, text } from "../text.ts";
import type { Choice } from "./roll-dialog.view.ts";
import { OWN_DIFFICULTY, type RollForm } from "./roll-form.ts";

const TABLE = "table:";

/** Whether a form adds its difficulty up from a table. */
export function isTable({ difficulty }: Pick<RollForm, "difficulty">): boolean {
  return difficulty.startsWith(TABLE);
}

/** The table a form adds its difficulty up from, null for none. Source: F9, M5. */
export function tableOf({ ruleset, dials }: ActiveGame, { difficulty }: Pick<RollForm, "difficulty">): DifficultyTable | null {
  return ruleset.difficultyTables(dials).find(({ id }) => difficulty === `${TABLE}${id}`) ?? null;
}

/** The tables as difficulties to choose. */
export function tableChoices({ ruleset, dials }: ActiveGame, { difficulty }: Pick<RollForm, "difficulty">): readonly Choice[] {
  return ruleset.difficultyTables(dials).map(({ id }) => ({
    value: `${TABLE}${id}`,
    label: text(`NORN.DifficultyTable.${ruleset.id}.${id}.name`),
    selected: difficulty === `${TABLE}${id}`,
  }));
}

/** The lines of the table, and what can be spent on it. */
export interface TableView {
  readonly lines: readonly { readonly name: string; readonly label: Text; readonly choices: readonly Choice[] }[];
  /** Null where nothing can be spent. */
  readonly spends: { readonly label: Text; readonly choices: readonly Choice[] } | null;
}

/** `effects`: what can be spent on it now. */
export function tableView(ruleset: Ruleset, table: DifficultyTable, form: RollForm, effects: readonly Effect[]): TableView {
  const key = `NORN.DifficultyTable.${ruleset.id}.${table.id}`;
  return {
    lines: table.lines.map((line) => ({
      name: `table.${line.id}`,
      label: text(`${key}.${line.id}.name`),
      choices: line.choices.map(({ id, value }) => ({
        value: id,
        label: text("NORN.DifficultyTable.choice", { name: text(`${key}.${line.id}.${id}`), value: signed(value) }),
        selected: chosenOn(line, form.table)?.id === id,
      })),
    })),
    spends:
      table.spends === undefined || effects.length === 0
        ? null
        : {
            label: text(`NORN.Feature.${ruleset.id}.${table.spends}.name`),
            choices: [
              { value: "", label: text("NORN.DifficultyTable.nothing"), selected: form.spent === "" },
              ...effects.map(({ id, amount }) => ({
                value: id,
                label: text("NORN.DifficultyTable.choice", {
                  name: text(`NORN.Feature.${ruleset.id}.${table.spends ?? ""}.${id}`),
                  value: signed(-amount),
                }),
                selected: form.spent === id,
              })),
            ],
          },
  };
}

/** The form with the number the table adds up to; without a difficulty if there is no such table any more. */
export function withTable(active: ActiveGame, form: RollForm): RollForm {
  if (!isTable(form)) return form;
  const table = tableOf(active, form);
  return table ? { ...form, difficulty: OWN_DIFFICULTY, typed: String(addUp(table, form.table)) } : { ...form, difficulty: "" };
}
