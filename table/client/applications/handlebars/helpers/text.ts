import { asText } from "../../../../common/as-text.ts";
import Handlebars from "handlebars";
import { isEmpty } from "../../../../common/utils/is-empty.ts";
import { currentLanguage, localize as translate } from "../../platform.ts";
import { hashOf, type HelperOptions } from "./helper-options.ts";

/** The text of a language key; named parameters fill its `{placeholders}`. */
export function localize(value: unknown, options: HelperOptions): string {
  const key = value instanceof Handlebars.SafeString ? value.toString() : asText(value ?? "");
  return isEmpty(options.hash) ? translate(key) : translate(key, options.hash);
}

/** A number in the language's format. `decimals` places, `sign` also for positive numbers. */
export function numberFormat(value: unknown, options: HelperOptions): string {
  const { decimals = 0, sign = false } = hashOf<{ decimals: number; sign: boolean }>(options);
  const format = new Intl.NumberFormat(currentLanguage(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: sign ? "always" : "auto",
  });
  return format.format(Number(value));
}

const STEPS = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago a time was, as text. */
export function timeSince(value: Date | string | number): string {
  const seconds = (Date.now() - new Date(value).getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto", style: "short" });
  for (const [unit, length] of STEPS) if (Math.abs(seconds) >= length) return format.format(-Math.floor(seconds / length), unit);
  return format.format(0, "second");
}

/** Writes a value to the console. */
export function log(value: unknown): void {
  console.info(value);
}
