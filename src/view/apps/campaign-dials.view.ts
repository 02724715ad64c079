import type { Dial, DialValues, Ruleset } from "../../rules/ruleset.ts";
import { text, type Text } from "../text.ts";

export interface DialField {
  readonly id: string;
  readonly label: Text;
  readonly hint: Text;
  /** Exactly one of these three is set: what the person is asked for. */
  readonly choice: readonly { readonly value: string; readonly label: Text; readonly chosen: boolean }[] | null;
  readonly number: { readonly value: number; readonly min: number | null; readonly max: number | null } | null;
  readonly switch: { readonly on: boolean } | null;
}

export interface DialGroup {
  readonly id: string;
  readonly title: Text;
  readonly dials: readonly DialField[];
}

export interface CampaignDialsView {
  readonly intro: Text;
  readonly groups: readonly DialGroup[];
}

/** Every dial of the game in use, in its groups, at the value in force. A stored value that does not fit shows the initial one. */
export function campaignDialsView(ruleset: Ruleset, values: DialValues): CampaignDialsView {
  const groups = [...new Set(ruleset.dials.map(({ group }) => group))];
  return {
    intro: text("NORN.Dials.Intro", { game: text(`NORN.Game.Name.${ruleset.id}`) }),
    groups: groups.map((group) => ({
      id: group,
      title: text(`NORN.Dial.Group.${group}`),
      dials: ruleset.dials.filter((dial) => dial.group === group).map((dial) => dialField(dial, values[dial.id])),
    })),
  };
}

function dialField(dial: Dial, stored: string | number | boolean | undefined): DialField {
  const value = inForce(dial, stored);
  const words = `NORN.Dial.${dial.id}`;
  return {
    id: dial.id,
    label: text(`${words}.name`),
    hint: text(`${words}.hint`),
    choice:
      dial.kind === "choice"
        ? (dial.choices ?? []).map((choice) => ({ value: choice, label: text(`${words}.${choice}`), chosen: choice === value }))
        : null,
    number: dial.kind === "number" ? { value: Number(value), min: dial.min ?? null, max: dial.max ?? null } : null,
    switch: dial.kind === "switch" ? { on: value === true } : null,
  };
}

/** The value the rules read from what is stored: a number is brought within its bounds, anything that does not fit is the initial one. */
function inForce(dial: Dial, stored: string | number | boolean | undefined): string | number | boolean {
  if (stored === undefined || typeof stored !== typeof dial.initial) return dial.initial;
  if (dial.kind === "choice") return (dial.choices ?? []).some((choice) => choice === stored) ? stored : dial.initial;
  if (typeof stored !== "number") return stored;
  if (!Number.isFinite(stored)) return dial.initial;
  return Math.min(dial.max ?? Infinity, Math.max(dial.min ?? -Infinity, Math.round(stored)));
}
