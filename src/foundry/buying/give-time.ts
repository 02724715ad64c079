import { timeGiven } from "../../ledger/kinds/time.ts";
import { MOST_UNITS, TIME_UNITS, timeSteps, type TimeUnit, type UsualTime } from "../../rules/roll/time-taken.ts";
import { text } from "../../view/text.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { submitEntry } from "../ledger/submit-entry.ts";

/** Asks how long what was rolled for usually takes. */
export async function giveTime(action: NornChatMessage<"action">): Promise<void> {
  const now = rollOn(action);
  if (!now.ok) return;
  const { roll } = now.value;
  const answer = await prompt({
    title: "NORN.Leftover.timeTitle",
    icon: "fa-hourglass-half",
    template: "buying/time.hbs",
    context: choices(roll.ruleset.id, timeSteps(roll.ruleset), timeGiven(now.value)),
    buttons: [{ id: "ok", label: "NORN.Leftover.setTime", icon: "fa-hourglass-half" }],
  });
  if (!answer) return;
  const unit = (name: string): TimeUnit => TIME_UNITS.find((one) => one === fieldValue(answer.fields, name)) ?? "hour";
  const request = {
    roll: roll.id,
    step: fieldValue(answer.fields, "step"),
    count: Number(fieldValue(answer.fields, "count") || "1"),
    unit: unit("unit"),
    per: unit("per"),
  };
  await submitEntry({ kind: "time", actor: ledgerActor(roll.actor), request });
}

function choices(game: string, steps: readonly string[], given: UsualTime | null): object {
  const usual = given?.kind === "step" ? given.step : "hour";
  const units = given?.kind === "units" ? given : { count: 1, unit: "day", per: "hour" };
  return {
    most: MOST_UNITS,
    count: units.count,
    steps: steps.map((step) => ({ value: step, label: text(`NORN.Time.${game}.${step}`), selected: step === usual })),
    units: TIME_UNITS.map((unit) => ({
      value: unit,
      label: text(`NORN.TimeUnit.name.${unit}`),
      isUnit: unit === units.unit,
      isPer: unit === units.per,
    })),
  };
}
