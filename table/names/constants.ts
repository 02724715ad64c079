/** What the values of `CONST` are in the public types, and where the Table's differ. */
import { type Checker, type Symbol, SymbolFlags } from "typescript/unstable/sync";
import * as CONST from "../common/constants/index.ts";

/** Old names that Foundry keeps for a while, and a document that 14 has no more. */
const OLD = [
  "EMBEDDED_DOCUMENT_TYPES.11",
  ...["CHAT_MESSAGE_STYLES.ROLL", "CHAT_MESSAGE_STYLES.WHISPER", "TABLE_RESULT_TYPES.COMPENDIUM"],
  ...["REGION_EVENTS.BEHAVIOR_STATUS", "REGION_EVENTS.TOKEN_PRE_MOVE", "REGION_EVENTS.TOKEN_MOVE"],
];
const LITERAL = /^(-?\d+(?:\.\d+)?|"[^"]*")(?: &|$)/;

/** `LIGHTING_LEVELS.DIM` → `1`: what is a number or a text in the types. */
export const readConstants = (checker: Checker, module: Symbol, resolve: (symbol: Symbol) => Symbol): Map<string, string> => {
  const found = new Map<string, string>();
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = resolve(exported);
    if ((symbol.flags & SymbolFlags.Value) === 0) continue;
    const type = checker.getTypeOfSymbol(symbol);
    for (const member of type ? checker.getPropertiesOfType(type) : []) {
      const value = checker.getTypeOfSymbol(member);
      const [, literal] = LITERAL.exec(value ? checker.typeToString(value) : "") ?? [];
      if (literal !== undefined) found.set(`${exported.name}.${member.name}`, literal);
    }
  }
  return found;
};

/** Constants that the Table has and that lack a member of the types, or have another value for it. */
export const otherConstants = (constants: ReadonlyMap<string, string>): string[] =>
  [...constants].flatMap(([path, literal]) => {
    const [name = "", member = ""] = path.split(".");
    const own: unknown = Reflect.get(CONST, name);
    if (typeof own !== "object" || own === null || OLD.includes(path)) return [];
    const values: unknown[] = Array.isArray(own) ? own : [Reflect.get(own, member)];
    const fits = member === "length" || values.some((value) => JSON.stringify(value) === literal);
    return fits ? [] : [`CONST.${path} is ${literal} in Foundry`];
  });
