import type { AspectRole, FromCore } from "../../../rules/ruleset.ts";
import { roleText } from "../../listed-words.ts";
import { text } from "../../text.ts";
import type { ForeignAspect, ForeignConsequence, Passage } from "./foreign-character.ts";
import { itemName, leftOver, type LeftOver, type PlannedItem, type PlannedPart, sameName, type Target } from "./planned-actor.ts";

const CONCEPT = /concept|konzept|conceito|concepto/i;
const TROUBLE = /trouble|problem|dilem|complica|hindernis/i;
const NO_ROLES: FromCore["roles"] = { concept: "", trouble: "", other: "" };

/** R50: an aspect has the role of its own name, or the one this game has for what it was there. */
export function planAspects(aspects: readonly ForeignAspect[], target: Target): PlannedPart {
  const items = aspects.map(({ label, phrase, ofThing, text: given }): PlannedItem => {
    const role = ofThing ? null : roleFor(label, target);
    const called = label === "" || label === phrase || (role && sameName(label, wordOfRole(role, target)));
    const text = called ? given : [calledThere(label), ...given];
    const kind = ofThing ? "equipment" : (role?.kind ?? "character");
    const system = { kind, role: role?.id ?? "", game: target.ruleset.id };
    return { ...itemName(phrase, text), type: "aspect", img: "", system };
  });
  return { items, left: [] };
}

function roleFor(label: string, target: Target): AspectRole | null {
  const { aspects, fromCore } = target.ruleset;
  const own = aspects.roles.find((role) => sameName(label, role.id) || sameName(label, wordOfRole(role, target)));
  if (own) return own;
  const roles = fromCore?.roles ?? NO_ROLES;
  const id = CONCEPT.test(label) ? roles.concept : TROUBLE.test(label) ? roles.trouble : roles.other;
  return aspects.roles.find((role) => role.id === id) ?? null;
}

function wordOfRole(role: AspectRole, { ruleset, wordOf }: Target): string {
  return wordOf(roleText(ruleset, role));
}

function calledThere(label: string): Passage {
  return { title: text("NORN.Exchange.Part.label"), words: label };
}

/** R51: a consequence that is taken has the severity this game has for it; without one, it is an aspect all the same. */
export function planConsequences(consequences: readonly ForeignConsequence[], target: Target): PlannedPart {
  const items: PlannedItem[] = [];
  const left: LeftOver[] = [];
  for (const { label, severity, phrase, checked, text: given } of consequences) {
    if (phrase === "" && !checked) continue;
    const own = severity === null ? undefined : target.ruleset.fromCore?.severities[severity];
    const known = own !== undefined && target.ruleset.aspects.severities.includes(own);
    if (!known) left.push(leftOver(label, phrase, "severity"));
    const system = { kind: "consequence", role: "", severity: known ? own : "", game: target.ruleset.id };
    items.push({ ...itemName(phrase || label, given), type: "aspect", img: "", system });
  }
  return { items, left };
}
