import type { Part } from "./bundle.ts";
import type { Summary } from "./statistics.ts";

/** Most bytes of what is fetched before one can play. */
const BUNDLE_AIM = 381_000;
const NOTES = "## Notes";
const BESIDE = /\n(## Beside other systems[\s\S]*?)\n(?=## )/;

/** One row: a measurement, the plain thing it is compared with, and the highest ratio, or without one the highest value, aimed at. */
export interface Row {
  readonly what: string;
  readonly measured: Summary;
  readonly unit?: "ms" | "MB";
  readonly against?: { readonly what: string; readonly measured: Summary } | undefined;
  readonly aim?: number;
}

interface Report {
  readonly machine: readonly (readonly [string, string])[];
  readonly rows: readonly Row[];
  readonly bundle: readonly Part[];
}

/** The text of `docs/bench.md` with another section beside the notes. */
export function withBeside(text: string, section: string): string {
  const without = text.replace(BESIDE, "\n");
  return without.includes(NOTES) ? without.replace(NOTES, `${section}\n\n${NOTES}`) : `${without.trimEnd()}\n\n${section}\n`;
}

/** The text of `docs/bench.md`. What the last one has beside other systems, and the notes at its end, are kept. */
export function report({ machine, rows, bundle }: Report, last: string): string {
  const [, beside] = BESIDE.exec(last) ?? [];
  const notes = last.includes(NOTES) ? last.slice(last.indexOf(NOTES)).trimEnd() : `${NOTES}\n\nNone.`;
  const sum = bundle.filter(({ first }) => first).reduce((total, { compressed }) => total + compressed, 0);
  const sizes = bundle.map(({ name, compressed }) => [name, kilobytes(compressed), ""]);
  return [
    "# Bench",
    "Written by `npm run bench`; only the notes at its end are kept. Medians, with the range between the lowest and the highest tenth. A ratio compares two medians of the same run: it says more than a time, which depends on the machine.",
    table(["", ""], machine),
    table(["what", "median", "range", "of", "ratio", "aim"], rows.map(cells)),
    "First load, in kilobytes of 1,000 bytes, compressed with gzip file by file:",
    table(["part", "kB", "aim"], [...sizes, ["**first load**", kilobytes(sum), verdict(sum, BUNDLE_AIM, kilobytes(BUNDLE_AIM))]]),
    ...(beside ? [beside.trimEnd()] : []),
    notes,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function cells({ what, measured, unit = "ms", against, aim }: Row): string[] {
  const { median, low, high, count } = measured;
  const ratio = against ? median / against.measured.median : null;
  const compared = against && ratio !== null ? `${number(ratio)} × ${against.what} (${number(against.measured.median)})` : "";
  const met =
    aim === undefined ? "" : verdict(ratio ?? median, aim, ratio === null ? `${number(aim)} ${unit}` : `${number(aim)} ×`);
  return [what, `${number(median)} ${unit}`, `${number(low)}–${number(high)}`, String(count), compared, met];
}

export function verdict(value: number, most: number, said: string): string {
  return `≤ ${said}: ${value <= most ? "met" : "**missed**"}`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (texts: readonly string[]): string => `| ${texts.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export function number(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(value >= 10 ? 1 : 2);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
