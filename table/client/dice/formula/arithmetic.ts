/** Numbers and operators in order; a number may have signs. */
export type ArithmeticToken = number | string;

const LEVELS: readonly (readonly string[])[] = [
  ["+", "-"],
  ["*", "/", "%"],
];

/**
 * The value of a flat expression: * / % before + −, left to right, signs first.
 * @throws {Error} if an operator lacks a number on either side
 */
export function arithmetic(tokens: readonly ArithmeticToken[]): number {
  let at = 0;

  function signed(): number {
    const token = tokens[at++];
    if (token === "-") return -signed();
    if (token === "+") return signed();
    if (typeof token !== "number")
      throw new Error(`A number is missing ${token === undefined ? "at the end" : `before "${token}"`}`);
    return token;
  }

  function level(index: number): number {
    const operators = LEVELS[index];
    if (!operators) return signed();
    let value = level(index + 1);
    for (let token = tokens[at]; typeof token === "string" && operators.includes(token); token = tokens[at]) {
      at++;
      value = apply(token, value, level(index + 1));
    }
    return value;
  }

  const value = level(0);
  if (at < tokens.length) throw new Error(`An operator is missing before ${String(tokens[at])}`);
  return value;
}

function apply(operator: string, left: number, right: number): number {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    default:
      return left % right;
  }
}
