import { MersenneTwister } from "./mersenne-twister.ts";
import type { Roll } from "./roll/roll.ts";
import type { DiceTerm } from "./terms/dice-term.ts";
import type { RollTerm } from "./terms/roll-term.ts";

type RollClass = typeof Roll;
export type RollTermClass = (new (data: never) => RollTerm) & Omit<typeof RollTerm, "prototype">;
export type DiceTermClass = (new (data: never) => DiceTerm) & Omit<typeof DiceTerm, "prototype">;

/** A function that a formula may call. Its arguments are the totals of the terms in its parentheses. */
export type RollFunction = (...args: (number | string)[]) => number | string | boolean | Promise<number | string | boolean>;

interface RollModeEntry {
  readonly label: string;
  readonly icon: string;
}

/** `CONFIG.Dice`. The same object from the start, so that dice work before (and without) the rest of the client. */
export interface DiceConfig {
  /** One-letter denomination → class. */
  terms: Record<string, DiceTermClass>;
  types: DiceTermClass[];
  /** Class name → class, for rebuilding saved rolls. */
  termTypes: Record<string, RollTermClass>;
  /** The first is the default implementation; the others can be restored by class name. */
  rolls: RollClass[];
  functions: Record<string, RollFunction>;
  /** 0 ≤ x < 1. Replace it to control the dice. */
  randomUniform: () => number;
  rollModes: Record<string, RollModeEntry>;
  fulfillment: {
    dice: Record<string, { label: string; icon: string }>;
    methods: Record<string, { label: string; icon?: string; interactive?: boolean }>;
    defaultMethod: string;
  };
}

export const diceConfig: DiceConfig = {
  terms: {},
  types: [],
  termTypes: {},
  rolls: [],
  functions: {},
  randomUniform: MersenneTwister.random,
  rollModes: {
    publicroll: { label: "CHAT.RollPublic", icon: "fa-solid fa-globe" },
    gmroll: { label: "CHAT.RollPrivate", icon: "fa-solid fa-user-secret" },
    blindroll: { label: "CHAT.RollBlind", icon: "fa-solid fa-eye-slash" },
    selfroll: { label: "CHAT.RollSelf", icon: "fa-solid fa-user" },
  },
  fulfillment: { dice: {}, methods: {}, defaultMethod: "" },
};
