/**
 * The grammar of a dice formula, for peggy. The result is a flat list of `FormulaNode`s in the order written.
 * `options.isDie(letter, modifiers)` says whether a word such as "df" or "dfkh" is one die without a count; "damage" is not.
 */
export const FORMULA_GRAMMAR = String.raw`
{{
  const node = (type, location, formula, flavor, rest) => ({ type, formula, offset: location.start.offset, flavor: flavor ?? "", ...rest });
}}

Start = _ list:List _ { return list; }

List = head:Signed tail:(_ op:Operator _ term:Signed { return [op, ...term]; })* { return [...head, ...tail.flat()]; }

Signed = signs:(sign:Sign _ { return sign; })* term:Term { return [...signs, term]; }

Operator "an operator" = operator:[+\-*/%] { return node("operator", location(), text(), "", { operator }); }
Sign = operator:[+-] { return node("operator", location(), text(), "", { operator }); }

Term = Dice / Function / Pool / Group / Numeric / Word

Dice
  = number:Count "d"i faces:Faces modifiers:Modifiers flavor:Flavor? {
      return node("dice", location(), text(), flavor, { number, faces, modifiers });
    }
  / "d"i faces:Faces modifiers:Modifiers !WordChar !"(" &{ return typeof faces !== "string" || options.isDie(faces, modifiers); } flavor:Flavor? {
      return node("dice", location(), text(), flavor, { number: 1, faces, modifiers });
    }

Count = Integer / Group
Faces = Integer / Group / letter:[a-z]i { return letter.toLowerCase(); }
Modifiers = $([a-z0-9<>=]i / Group)*
PlainModifiers = $[a-z0-9<>=]i*

Function = fn:$([a-z_$]i [a-z0-9_$]i*) "(" _ terms:Arguments? _ ")" flavor:Flavor? {
      return node("function", location(), text(), flavor, { fn, terms: terms ?? [] });
    }

Pool = "{" _ terms:Arguments _ "}" modifiers:PlainModifiers flavor:Flavor? {
      return node("pool", location(), text(), flavor, { terms, modifiers });
    }

Arguments = head:Argument tail:(_ "," _ term:Argument { return term; })* { return [head, ...tail]; }
Argument = $List

Group = "(" _ inner:Inner _ ")" flavor:Flavor? {
      return node("parenthetical", location(), text(), flavor, inner);
    }
Inner = nodes:List { return { nodes, term: text() }; }

Numeric = number:$([0-9]+ ("." [0-9]+)? / "." [0-9]+) flavor:Flavor? {
      return node("number", location(), text(), flavor, { number: Number(number) });
    }

Word
  = term:$(WordStart WordChar*) flavor:Flavor? { return node("string", location(), text(), flavor, { term }); }
  / term:Quoted flavor:Flavor? { return node("string", location(), text(), flavor, { term }); }

Quoted = '"' term:$[^"]* '"' { return term; } / "'" term:$[^']* "'" { return term; }

Integer = digits:$[0-9]+ { return Number(digits); }
WordStart = [a-z_@]i / [^\x00-\x7f]
WordChar = [a-z0-9_.@]i / [^\x00-\x7f]
Flavor = "[" flavor:$[^\[\]]* "]" { return flavor; }
_ "a space" = [ \t\r\n]*
`;
