import { asText } from "../../../common/as-text.ts";
import { diceConfig } from "../dice-config.ts";
import { FormulaError } from "../formula/formula-error.ts";
import type { DiceNode, FormulaNode, InnerFormula, PoolNode } from "../formula/formula-node.ts";
import { parseFormula } from "../formula/parse-formula.ts";
import { splitModifiers } from "../modifiers/split-modifiers.ts";
import { Die } from "../terms/die.ts";
import { findRollFunction, FunctionTerm } from "../terms/function-term.ts";
import { rollOfTerms } from "../terms/inner-roll.ts";
import { NumericTerm } from "../terms/numeric-term.ts";
import { OperatorTerm } from "../terms/operator-term.ts";
import { ParentheticalTerm } from "../terms/parenthetical-term.ts";
import { PoolTerm } from "../terms/pool-term.ts";
import type { RollTerm } from "../terms/roll-term.ts";
import type { Roll } from "./roll.ts";
import { StringTerm } from "../terms/string-term.ts";

/** Parses a formula into terms; `FormulaError` names the wrong part. */
export function buildTerms(formula: string): RollTerm[] {
  return termsOf(formula, parseFormula(formula, isDie));
}

function termsOf(formula: string, nodes: readonly FormulaNode[]): RollTerm[] {
  return nodes.map((node) => buildTerm(formula, node));
}

/** The rolls within a term are made of what is parsed already: parsing their text again would take time squared. */
function innerRoll(formula: string, { nodes }: InnerFormula): Roll {
  return rollOfTerms(termsOf(formula, nodes));
}

function innerRolls(formula: string, terms: readonly InnerFormula[]): { terms: string[]; rolls: Roll[] } {
  return { terms: terms.map(({ term }) => term), rolls: terms.map((inner) => innerRoll(formula, inner)) };
}

function isDie(letter: string, modifiers: string): boolean {
  const Term = diceConfig.terms[letter];
  return Term !== undefined && splitModifiers(modifiers, Object.keys(Term.MODIFIERS)).unknown === null;
}

function buildTerm(formula: string, node: FormulaNode): RollTerm {
  const options = node.flavor ? { flavor: node.flavor } : {};
  switch (node.type) {
    case "number":
      return new NumericTerm({ number: node.number, options });
    case "operator":
      return new OperatorTerm({ operator: node.operator });
    case "string":
      return new StringTerm({ term: node.term, options });
    case "parenthetical":
      return new ParentheticalTerm({ term: node.term, roll: innerRoll(formula, node), options });
    case "function":
      if (!findRollFunction(node.fn)) throw wrong(formula, node, node.fn, `no function is called "${node.fn}"`);
      return new FunctionTerm({ fn: node.fn, ...innerRolls(formula, node.terms), options });
    case "pool":
      return new PoolTerm({ ...innerRolls(formula, node.terms), modifiers: poolModifiers(formula, node), options });
    default:
      return buildDice(formula, node, options);
  }
}

function buildDice(formula: string, node: DiceNode, options: { flavor?: string }): RollTerm {
  const faces = node.faces;
  const found = typeof faces === "string" ? diceConfig.terms[faces] : (diceConfig.terms["d"] ?? Die);
  if (!found) throw wrong(formula, node, node.formula, `no die is called "${asText(faces)}"; ${knownDice()}`);
  const { modifiers, unknown } = splitModifiers(node.modifiers, Object.keys(found.MODIFIERS));
  if (unknown !== null) throw wrong(formula, node, unknown, `the dice of "${node.formula}" have no such modifier`);
  const Term = found as unknown as new (data: object) => RollTerm;
  const amount = (part: number | InnerFormula): number | Roll => (typeof part === "number" ? part : innerRoll(formula, part));
  const sides = typeof faces === "string" ? {} : { faces: amount(faces) };
  return new Term({ number: amount(node.number), ...sides, modifiers, options });
}

function poolModifiers(formula: string, node: PoolNode): string[] {
  const { modifiers, unknown } = splitModifiers(node.modifiers, Object.keys(PoolTerm.MODIFIERS));
  if (unknown !== null) throw wrong(formula, node, unknown, "a pool has no such modifier");
  return modifiers;
}

function knownDice(): string {
  return `known letters are ${Object.keys(diceConfig.terms).join(", ")}`;
}

function wrong(formula: string, node: FormulaNode, part: string, reason: string): FormulaError {
  const within = node.formula.toLowerCase().lastIndexOf(part.toLowerCase());
  return new FormulaError(formula, node.offset + Math.max(0, within), part, reason);
}
