import { Roll, type SavedRoll } from "../dice/roll/roll.ts";

/**
 * A message's rolls from stored data. A roll of an unknown class is left out and reported; the message goes on without it.
 * Source: platform.md §5.
 */
export function reviveRolls(stored: readonly unknown[], onBroken: (error: Error) => void): Roll[] {
  return stored.flatMap((saved) => {
    try {
      if (saved instanceof Roll) return [saved];
      return [Roll.fromData((typeof saved === "string" ? JSON.parse(saved) : saved) as SavedRoll)];
    } catch (error) {
      onBroken(error instanceof Error ? error : new Error(String(error)));
      return [];
    }
  });
}
