const UNITS = ["B", "kB", "MB", "GB"] as const;

/** A number of bytes as text, such as "1.25MB". */
export function formatFileSize(
  size: number,
  { decimalPlaces = 2, base = 10 }: { decimalPlaces?: number; base?: 2 | 10 } = {},
): string {
  const step = base === 2 ? 1024 : 1000;
  let value = size;
  let unit = 0;
  while (value >= step && unit < UNITS.length - 1) {
    value /= step;
    unit++;
  }
  return `${Number(value.toFixed(decimalPlaces))}${UNITS[unit]}`;
}
