import type { NamedWound } from "../../ledger/requests/recovery.ts";
import type { Recovery } from "../../rules/harm/harm-rules.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { rankView, signed } from "../rank.view.ts";
import { traitText } from "../listed-words.ts";
import { type Text, text } from "../text.ts";
import { type WoundWords, woundText } from "./wound-text.ts";

/** One wound of an actor, with how it heals. */
export interface RecoveryInput {
  readonly named: NamedWound;
  readonly words: WoundWords;
  readonly recovery: Recovery;
}

export interface RecoveryReader {
  /** Numbers are shown with the words of the ladder. */
  readonly words: boolean;
  readonly isGm: boolean;
  /** The reader plays someone who could treat it. */
  readonly treats: boolean;
  /** A vehicle is repaired, not healed. Source: S8. */
  readonly repairs: boolean;
}

interface TreatmentStep {
  readonly margin: string;
  readonly days: Text;
}

export interface RecoveryRow {
  /** The same for the same wound on every call. */
  readonly key: string;
  readonly what: Text;
  readonly how: Text;
  /** What a treatment is rolled with, against what; null where none helps. */
  readonly treatment: Text | null;
  /** Margins at which the time changes, and what it is then. */
  readonly steps: readonly TreatmentStep[];
  /** Steps between the last two are left out. */
  readonly shortened: boolean;
  readonly treat: Text | null;
  readonly heal: Text | null;
  /** It has one of these buttons. */
  readonly acts: boolean;
}

export interface RecoveryList {
  /** What its buttons say. */
  readonly treat: Text;
  readonly heal: Text;
  readonly rows: readonly RecoveryRow[];
  readonly empty: boolean;
}

const HEALS = {
  treat: "NORN.Recovery.treat",
  treatWhat: "NORN.Recovery.treatWhat",
  heal: "NORN.Recovery.heal",
  healWhat: "NORN.Recovery.healWhat",
  days: "NORN.Recovery.days",
};
const REPAIRS: typeof HEALS = {
  treat: "NORN.Vehicle.repair",
  treatWhat: "NORN.Vehicle.Repair.rolled",
  heal: "NORN.Vehicle.Repair.done",
  healWhat: "NORN.Vehicle.Repair.doneWhat",
  days: "NORN.Vehicle.Repair.days",
};

/** Everything of an actor that heals. Source: F8, S5, T4, M4. */
export function recoveryList(ruleset: Ruleset, wounds: readonly RecoveryInput[], reader: RecoveryReader): RecoveryList {
  const says = reader.repairs ? REPAIRS : HEALS;
  const rows = wounds.map(({ named, words, recovery }): RecoveryRow => {
    const what = woundText(ruleset.id, words);
    const { treatment } = recovery;
    const steps = treatment ? treatmentSteps(recovery) : [];
    const treats = treatment !== null && reader.treats;
    return {
      key: woundKey(named),
      what,
      how: howText(recovery, says),
      treatment: treatment && treatmentText(ruleset, treatment, reader.words),
      steps: steps.length > MOST_STEPS ? [...steps.slice(0, MOST_STEPS - 1), ...steps.slice(-1)] : steps,
      shortened: steps.length > MOST_STEPS,
      treat: treats ? text(says.treatWhat, { what }) : null,
      heal: reader.isGm ? text(says.healWhat, { what }) : null,
      acts: treats || reader.isGm,
    };
  });
  return { treat: text(says.treat), heal: text(says.heal), rows, empty: rows.length === 0 };
}

/** What tells one wound of an actor from the others. */
export function woundKey({ track, row, box, aspect }: Omit<NamedWound, "target">): string {
  return [track, row, box, aspect].join(" ");
}

function howText({ at, days }: Recovery, says: typeof HEALS): Text {
  if (at !== null) return text(`NORN.Recovery.At.${at}`);
  return days === null ? text("NORN.Recovery.staying") : text(says.days, { days });
}

/** Only traits the campaign lists, where it lists any of them. */
function treatmentText(ruleset: Ruleset, { traits, difficulty }: NonNullable<Recovery["treatment"]>, words: boolean): Text {
  const listed = traits.filter((key) => ruleset.traits.list.some((trait) => trait.key === key));
  const [first, ...others] = (listed.length > 0 ? listed : traits).map((key) => traitText(ruleset, key));
  const { number, word } = rankView(ruleset, difficulty, words);
  const against = word ? text("NORN.Option.rung", { number, word }) : text("NORN.Named", { name: number });
  const all = others.reduce<Text>((one, other) => text("NORN.Recovery.or", { one, other }), first ?? text("NORN.Recovery.open"));
  return text("NORN.Recovery.treatment", { traits: all, difficulty: against });
}

const MOST_STEPS = 5;
/** No margin anyone can reach does more than this one. */
const LARGEST_MARGIN = 90;

function treatmentSteps({ after }: Recovery): readonly TreatmentStep[] {
  const steps: { margin: number; days: number }[] = [];
  for (let margin = 0; margin <= LARGEST_MARGIN && steps.at(-1)?.days !== 0; margin += 1) {
    const days = after(margin);
    if (days !== null && days !== steps.at(-1)?.days) steps.push({ margin, days });
  }
  return steps.map(({ margin, days }) => ({ margin: signed(margin), days: daysLeft(days) }));
}

function daysLeft(days: number): Text {
  if (days === 0) return text("NORN.Recovery.Step.healed");
  return days === 1 ? text("NORN.Recovery.Step.one") : text("NORN.Recovery.Step.days", { days });
}
