import { CORE_TEMPLATES } from "../applications/handlebars/core-templates.data.ts";
import { diceConfig, type DiceTermClass, type RollTermClass } from "./dice-config.ts";
import { MersenneTwister } from "./mersenne-twister.ts";
import { ROLL_TEMPLATES } from "./roll/roll-templates.data.ts";
import { Roll } from "./roll/roll.ts";
import { Coin } from "./terms/coin.ts";
import { DiceTerm } from "./terms/dice-term.ts";
import { Die } from "./terms/die.ts";
import { FateDie } from "./terms/fate-die.ts";
import { FunctionTerm } from "./terms/function-term.ts";
import { NumericTerm } from "./terms/numeric-term.ts";
import { OperatorTerm } from "./terms/operator-term.ts";
import { ParentheticalTerm } from "./terms/parenthetical-term.ts";
import { PoolTerm } from "./terms/pool-term.ts";
import { RollTerm } from "./terms/roll-term.ts";
import { StringTerm } from "./terms/string-term.ts";

diceConfig.terms = { c: Coin, d: Die, f: FateDie } satisfies Record<string, DiceTermClass>;
diceConfig.types = [Die, FateDie];
diceConfig.rolls = [Roll];
const termTypes = { Coin, Die, FateDie, FunctionTerm, NumericTerm, OperatorTerm, ParentheticalTerm, PoolTerm, StringTerm };
diceConfig.termTypes = termTypes satisfies Record<string, RollTermClass>;

Object.assign(CORE_TEMPLATES, ROLL_TEMPLATES);

export const terms = { ...termTypes, DiceTerm, RollTerm };
export { MersenneTwister, Roll };
