const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago, in short English words. Milliseconds since 1970, a Date, or text that Date understands. */
export function timeSince(timeStamp: Date | number | string): string {
  const then = new Date(timeStamp).getTime();
  if (Number.isNaN(then)) throw new Error(`"${String(timeStamp)}" is no point in time`);
  const seconds = Math.max(0, (Date.now() - then) / 1000);
  const fitting = UNITS.find(([, length]) => seconds >= length);
  if (!fitting) return "just now";
  const [unit, length] = fitting;
  return new Intl.RelativeTimeFormat("en", { style: "narrow" }).format(-Math.floor(seconds / length), unit);
}
