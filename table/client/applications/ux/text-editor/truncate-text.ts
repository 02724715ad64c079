export interface TruncateOptions {
  maxLength?: number;
  splitWords?: boolean;
  suffix?: string | null;
}

/** Shortens a text, at the end of a word unless words may be split. */
export function truncateText(text: string, { maxLength = 50, splitWords = true, suffix = "…" }: TruncateOptions = {}): string {
  if (text.length <= maxLength) return text;
  const end = suffix ?? "";
  const cut = text.slice(0, Math.max(0, maxLength - end.length));
  const whole = splitWords ? cut : cut.slice(0, Math.max(cut.lastIndexOf(" "), 0)) || cut;
  return `${whole.trimEnd()}${end}`;
}
