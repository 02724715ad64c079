import type { Chapter, Figure } from "./figure.ts";
import type { Bundle } from "./measure-bundle.ts";

/** Most kilobytes (1,000 bytes) of compressed code, styles, templates, words and manifest. */
const BUNDLE_AIM = 150;
const NOTES = "## Notes";

interface Report {
  readonly machine: readonly (readonly [string, string])[];
  readonly chapters: readonly Chapter[];
  readonly bundle: Bundle;
}

/** The text of `docs/bench.md`. What people wrote under "Notes" in the last one is kept. */
export function writeReport({ machine, chapters, bundle }: Report, last: string): string {
  const notes = last.includes(NOTES) ? last.slice(last.indexOf(NOTES)).trimEnd() : `${NOTES}\n\nNone.`;
  return [
    "# Bench",
    "Figures of `npm run bench`, which writes this page; only the notes at its end are kept. Each is a median; the spread leaves out the lowest and the highest tenth. Times are in milliseconds where nothing else is said. A ratio compares with something plain measured in the same run, and says more than a time that depends on the machine.",
    table(["", ""], machine),
    ...chapters.map(chapterText),
    bundleText(bundle),
    notes,
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function chapterText({ title, how, figures, remarks = [] }: Chapter): string {
  const rows = figures.map(figureRow);
  return [`## ${title}`, how, table(["what", "median", "spread", "of", "ratio", "aim"], rows), ...remarks].join("\n\n");
}

function figureRow({ what, unit = "ms", measured, against, aim }: Figure): readonly string[] {
  const { median, low, high, count } = measured;
  const said = (value: number): string => `${number(value)}${unit === "ms" ? "" : ` ${unit}`}`;
  const ratio = against
    ? `${number(median / against.measured.median)} × ${against.what} (${number(against.measured.median)})`
    : "";
  const met = aim === undefined ? "" : `≤ ${said(aim)}: ${median <= aim ? "met" : "**missed**"}`;
  return [what, said(median), count > 1 ? `${number(low)}–${number(high)}` : "once", String(count), ratio, met];
}

function bundleText({ parts, code }: Bundle): string {
  const row = (name: string, of: readonly (typeof parts)[number][]): readonly string[] => {
    const sum = (size: (part: (typeof parts)[number]) => number): number => of.reduce((total, part) => total + size(part), 0);
    return [name, String(sum((p) => p.files)), kilobytes(sum((p) => p.raw)), kilobytes(sum((p) => p.compressed))];
  };
  const counted = parts.filter((part) => part.counted);
  const size = counted.reduce((total, part) => total + part.compressed, 0) / 1000;
  const all = code.reduce((total, { bytes }) => total + bytes, 0);
  return [
    "## Bundle",
    "What `npm run build` makes, in kilobytes of 1,000 bytes, compressed with gzip file by file. Fonts, pictures, packs and the source map stand apart: they are loaded when they are needed, or never.",
    table(
      ["part", "files", "raw", "compressed"],
      [
        ...counted.map((part) => row(part.name, [part])),
        row("**together**", counted),
        ...parts.filter((part) => !part.counted).map((part) => row(part.name, [part])),
      ],
    ),
    `Aim: code, styles, templates, words and manifest under ${BUNDLE_AIM} kB compressed: ${size < BUNDLE_AIM ? "met" : "**missed**"}.`,
    "Where the code comes from, before compression:",
    table(
      ["from", "share"],
      code.map(({ from, bytes }) => [from, `${((100 * bytes) / all).toFixed(1)} %`]),
    ),
  ].join("\n\n");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function number(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(value >= 10 ? 1 : 2);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
