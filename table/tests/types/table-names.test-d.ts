import type { foundry as table } from "../../client/foundry.ts";

/**
 * The Table has nothing that Foundry lacks: every name below must be in the public types.
 * Names of generation 14 are listed separately, since the types are for 13.
 */
type Host = typeof table;
type Real = typeof foundry;
type Extra<H, R, Known = never> = Exclude<keyof H, keyof R | Known>;
type None<T extends never> = T;

/** Generation 14 (platform notes §1.2; DOC CONST). */
type Of14 =
  | "operators"
  | "isPlainObject"
  | "equals"
  | "modifyBatch"
  | "ACTIVE_EFFECT_CHANGE_TYPES"
  | `${"iterate" | "object"}${"Entries" | "Keys" | "Values"}`
  | "AdoptableHTMLElement"
  | "HTMLFormulaInputElement"
  | "HTMLSecretBlockElement";

/** Of 13 too, and not in its types (DOC foundry.data). */
type OfBoth = "PrototypeTokenOverrides";

export type Namespaces = [
  None<Extra<Host, Real, Of14>>,
  None<Extra<Host["CONST"], Real["CONST"], Of14>>,
  None<Extra<Host["abstract"], Real["abstract"], Of14>>,
  None<Extra<Host["data"], Real["data"], Of14 | OfBoth | "ActiveEffectTypeDataModel">>,
  None<Extra<Host["data"]["fields"], Real["data"]["fields"], Of14>>,
  None<Extra<Host["utils"], Real["utils"], Of14>>,
  None<Extra<Host["dice"], Real["dice"], Of14>>,
  None<Extra<Host["dice"]["terms"], Real["dice"]["terms"], Of14>>,
  None<Extra<Host["documents"], Real["documents"], Of14>>,
  None<Extra<Host["documents"]["collections"], Real["documents"]["collections"], Of14>>,
  None<Extra<Host["helpers"], Real["helpers"], Of14>>,
  None<Extra<Host["nue"], Real["nue"], Of14>>,
  None<Extra<Host["packages"], Real["packages"], Of14>>,
  None<Extra<Host["applications"], Real["applications"], Of14>>,
  None<Extra<Host["applications"]["api"], Real["applications"]["api"], Of14>>,
  None<Extra<Host["applications"]["sheets"], Real["applications"]["sheets"], Of14>>,
  None<Extra<Host["applications"]["ux"], Real["applications"]["ux"], Of14>>,
  None<Extra<Host["applications"]["ui"], Real["applications"]["ui"], Of14>>,
  None<Extra<Host["applications"]["apps"], Real["applications"]["apps"], Of14>>,
  None<Extra<Host["applications"]["settings"], Real["applications"]["settings"], Of14>>,
  None<Extra<Host["applications"]["sidebar"], Real["applications"]["sidebar"], Of14>>,
  None<Extra<Host["applications"]["elements"], Real["applications"]["elements"], Of14>>,
  None<Extra<Host["applications"]["handlebars"], Real["applications"]["handlebars"], Of14>>,
  None<Extra<Host["applications"]["fields"], Real["applications"]["fields"], Of14>>,
];
