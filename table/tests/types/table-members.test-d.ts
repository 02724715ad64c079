import type { foundry as table } from "../../client/foundry.ts";

/**
 * The Table's classes have no public member, of an instance or of the class, that Foundry's lack; and what systems pass to their
 * most used methods, the Table accepts. Names with `_` are left out: Foundry's are protected. They are held by `names/own-members.ts`.
 */
type Host = typeof table;
type Real = typeof foundry;
type Instance<C> = C extends abstract new (...args: never[]) => infer I ? I : never;
type None<T extends never> = T;

type Named<P extends string, K> = K extends `_${string}` ? never : K extends string ? `${P}${K}` : never;
type Extra<P extends string, H, R> = Named<P, Exclude<keyof H, keyof R | "constructor">>;
type OfClass<P extends string, H, R> = Extra<`${P}#`, Instance<H>, Instance<R>> | Extra<`${P}.`, H, R>;
/** `Class#member` and `Class.static` of every class that both have. */
type Extras<H, R> = { [K in keyof H & keyof R & string]: OfClass<K, H[K], R[K]> }[keyof H & keyof R & string];

/** The browser itself calls these methods of an element; the public types leave them out. */
type OfElements =
  | `${string}#${"attributeChangedCallback" | "formDisabledCallback" | "disconnectedCallback"}`
  | `${string}.observedAttributes`
  // All of Foundry's multiple-choice elements have it; the types have it for HTMLMultiSelectElement only.
  | "HTMLMultiCheckboxElement.create"
  // Documented; the types do not have it yet.
  | "HTMLCodeMirrorElement.create";

/**
 * Options of a field are also its properties; the types declare them as options only. `migrateSource` is declared for some
 * fields.
 */
type OfFields =
  | `${string}#${"persisted" | "placeholder" | "migrateSource"}`
  | `${"ArrayField" | "SetField"}#${"min" | "max"}`
  | "DocumentUUIDField#relative"
  | "FilePathField#virtual"
  | `TypedObjectField#${"expandKeys" | "validateKey"}`;

/** The types leave out what a mixin adds to these sheets. */
type OfTokenSheets = `${"TokenConfig" | "PrototypeTokenConfig"}${"#" | "."}${"PARTS" | "parts" | "token" | "actor"}`;

type OfModels =
  // Documented with embeds; protected or missing in the types.
  | "TypeDataModel#onEmbed"
  | "EmbeddedCollection#initialize"
  // A Map's own, from a newer JavaScript than the types know.
  | "EmbeddedCollection.groupBy";

/** Of generation 14; the types are for 13. */
type Of14 = `${"BaseChatMessage" | "ChatMessage"}#title` | `ChatMessage${"#" | "."}applyMode`;

type HA = Host["applications"];
type RA = Real["applications"];

export type Members = [
  None<Extras<HA["api"], RA["api"]>>,
  None<Exclude<Extras<HA["sheets"], RA["sheets"]>, OfTokenSheets>>,
  None<Extras<HA["ux"], RA["ux"]>>,
  None<Extras<HA["apps"], RA["apps"]>>,
  // Documented; the types do not have it yet.
  None<Exclude<Extras<HA["settings"], RA["settings"]>, "SettingsConfig.reloadConfirm">>,
  None<Exclude<Extras<HA["elements"], RA["elements"]>, OfElements>>,
  None<Exclude<Extras<Host["data"]["fields"], Real["data"]["fields"]>, OfFields>>,
  None<Exclude<Extras<Host["abstract"], Real["abstract"]>, OfModels>>,
  None<Exclude<Extras<Host["documents"], Real["documents"]>, Of14>>,
  None<Extras<Host["documents"]["collections"], Real["documents"]["collections"]>>,
  // The types do not have `pluralRules` yet.
  None<Exclude<Extras<Host["helpers"], Real["helpers"]>, "Localization#pluralRules">>,
  None<Extras<Host["helpers"]["interaction"], Real["helpers"]["interaction"]>>,
  None<Extras<Host["utils"], Real["utils"]>>,
  None<Extras<Host["nue"], Real["nue"]>>,
  None<OfClass<"Game", Host["Game"], Real["Game"]>>,
];

/*
 * Methods that take a document or a callback are left out: for TypeScript, two classes with private members are never the same,
 * whatever they offer.
 */

/** A property that is present but undefined counts as none. */
type Open<T> = T extends (...args: never[]) => unknown ? T : T extends object ? { [K in keyof T]: T[K] | undefined } : T;
type Taken<F> = F extends (...args: infer A) => unknown ? { [I in keyof A]: Open<A[I]> } : never;
type Passed<F> = F extends (...args: infer A) => unknown ? A : never;
/** Names of the methods that would not accept what Foundry's accept. */
type Refusing<H, R, K extends keyof H & keyof R> = { [N in K]: Passed<R[N]> extends Taken<H[N]> ? never : N }[K];

export type Methods = [
  None<
    Refusing<
      Instance<HA["api"]["ApplicationV2"]>,
      Instance<RA["api"]["ApplicationV2"]>,
      "close" | "setPosition" | "changeTab" | "toggleControls" | "bringToFront" | "minimize" | "maximize" | "submit"
    >
  >,
  None<Refusing<Instance<HA["api"]["DocumentSheetV2"]>, Instance<RA["api"]["DocumentSheetV2"]>, "close">>,
  None<
    Refusing<Instance<Host["helpers"]["Localization"]>, Instance<Real["helpers"]["Localization"]>, "localize" | "format" | "has">
  >,
  None<
    Refusing<Instance<Host["helpers"]["ClientSettings"]>, Instance<Real["helpers"]["ClientSettings"]>, "registerMenu" | "get">
  >,
  None<Refusing<Instance<Host["utils"]["Collection"]>, Instance<Real["utils"]["Collection"]>, "getName" | "get">>,
  None<
    Refusing<Instance<Host["documents"]["Actor"]>, Instance<Real["documents"]["Actor"]>, "getRollData" | "applyActiveEffects">
  >,
  None<
    Refusing<
      Instance<Host["documents"]["Item"]>,
      Instance<Real["documents"]["Item"]>,
      "getRollData" | "getFlag" | "setFlag" | "unsetFlag" | "getEmbeddedDocument" | "toDragData"
    >
  >,
  None<
    Refusing<
      Instance<Host["documents"]["Combat"]>,
      Instance<Real["documents"]["Combat"]>,
      "nextTurn" | "previousTurn" | "startCombat" | "endCombat" | "setInitiative"
    >
  >,
  None<
    Refusing<
      Instance<Host["documents"]["ChatMessage"]>,
      Instance<Real["documents"]["ChatMessage"]>,
      "getRollData" | "renderHTML" | "applyRollMode"
    >
  >,
  None<Refusing<Instance<Host["documents"]["User"]>, Instance<Real["documents"]["User"]>, "query" | "hasPermission">>,
  None<
    Refusing<
      Instance<Host["abstract"]["DataModel"]>,
      Instance<Real["abstract"]["DataModel"]>,
      "reset" | "toJSON" | "updateSource"
    >
  >,
  None<Refusing<Host["helpers"]["Hooks"], Real["helpers"]["Hooks"], "on" | "call" | "callAll">>,
  None<Refusing<Host["documents"]["ChatMessage"], Real["documents"]["ChatMessage"], "getWhisperRecipients">>,
  None<
    Refusing<
      Host["utils"],
      Real["utils"],
      | "mergeObject"
      | "expandObject"
      | "randomID"
      | "deepClone"
      | "diffObject"
      | "isNewerVersion"
      | "duplicate"
      | "isEmpty"
      | "getType"
      | "parseUuid"
    >
  >,
];
