/** What one line of such a table asks. */
export interface TableLine {
  /** Stable id; words at `NORN.DifficultyTable.<game>.<table>.<id>`. */
  readonly id: string;
  /** The first is the usual one; words at `NORN.DifficultyTable.<game>.<table>.<line>.<id>`. */
  readonly choices: readonly { readonly id: string; readonly value: number }[];
  /** Of the lines with the same word here only the highest counts. */
  readonly either?: string;
}

/** A difficulty that is added up from what someone wants to do, as magic has it. Source: F9, M5. */
export interface DifficultyTable {
  /** Stable id; words at `NORN.DifficultyTable.<game>.<id>.name`. */
  readonly id: string;
  readonly lines: readonly TableLine[];
  /** Id of what everyone has that makes it easier for a price, by choice (`Ruleset.features`). Source: M5. */
  readonly spends?: string;
}

/** The difficulty of these choices, by the id of the line; the usual one where nothing known is chosen. Source: F9, M5. */
export function addUp({ lines }: Pick<DifficultyTable, "lines">, chosen: Readonly<Record<string, string>>): number {
  const either = new Map<string, number>();
  let sum = 0;
  for (const line of lines) {
    const value = chosenOn(line, chosen)?.value ?? 0;
    if (line.either === undefined) sum += value;
    else either.set(line.either, Math.max(either.get(line.either) ?? value, value));
  }
  return [...either.values()].reduce((total, value) => total + value, sum);
}

/** What is chosen on a line. */
export function chosenOn(
  { id, choices }: TableLine,
  chosen: Readonly<Record<string, string>>,
): TableLine["choices"][number] | undefined {
  return choices.find((choice) => choice.id === chosen[id]) ?? choices[0];
}

/** A line from its values, the usual one first. */
export function tableLine(id: string, values: Readonly<Record<string, number>>, either?: string): TableLine {
  const choices = Object.entries(values).map(([choice, value]) => ({ id: choice, value }));
  return either === undefined ? { id, choices } : { id, choices, either };
}
