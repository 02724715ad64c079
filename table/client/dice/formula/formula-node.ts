/** A parsed part of a formula. `formula` is its text, `offset` where it begins. */
interface NodeBase {
  readonly formula: string;
  readonly offset: number;
  readonly flavor: string;
}

interface NumericNode extends NodeBase {
  readonly type: "number";
  readonly number: number;
}

interface OperatorNode extends NodeBase {
  readonly type: "operator";
  readonly operator: string;
}

export interface DiceNode extends NodeBase {
  readonly type: "dice";
  readonly number: number | ParentheticalNode;
  /** A number of faces, or the letter of a denomination. */
  readonly faces: number | string | ParentheticalNode;
  readonly modifiers: string;
}

/** A formula within a formula: its text and its parts. */
export interface InnerFormula {
  readonly term: string;
  readonly nodes: readonly FormulaNode[];
}

interface ParentheticalNode extends NodeBase, InnerFormula {
  readonly type: "parenthetical";
}

export interface PoolNode extends NodeBase {
  readonly type: "pool";
  readonly terms: readonly InnerFormula[];
  readonly modifiers: string;
}

interface FunctionNode extends NodeBase {
  readonly type: "function";
  readonly fn: string;
  readonly terms: readonly InnerFormula[];
}

interface StringNode extends NodeBase {
  readonly type: "string";
  readonly term: string;
}

export type FormulaNode = NumericNode | OperatorNode | DiceNode | ParentheticalNode | PoolNode | FunctionNode | StringNode;
