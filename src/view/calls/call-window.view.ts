import { groupText } from "../listed-words.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { uuidKey } from "../../rules/links/actor-link.ts";
import type { CallAsks } from "../../ledger/requests/calls.ts";
import { difficultyChoices, readGivenDifficulty } from "../oppose/difficulty-choices.view.ts";
import type { NamedTrait } from "../npc/npc-words.ts";
import { campaignMethod } from "../roll/roll-form.ts";
import type { Lack } from "../lack.ts";
import { type Text, text } from "../text.ts";

/** The fields of the window, as typed. */
export interface CallForm {
  /** Key of a listed trait, or `own:` and a name. */
  readonly trait: string;
  /** A rung, "" for none; and a number that counts before it. */
  readonly rung: string;
  readonly typed: string;
  readonly secret: boolean;
  readonly words: string;
  /** Only those who are called see it. */
  readonly quiet: boolean;
  /** By `uuidKey`. */
  readonly who: Readonly<Record<string, boolean>>;
}

export interface CallablePerson {
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  readonly isPlayerCharacter: boolean;
}

export interface CallInput {
  readonly ruleset: Ruleset;
  readonly dials: DialValues;
  /** The traits of the game, and those only characters have. */
  readonly traits: readonly NamedTrait[];
  readonly own: readonly string[];
  readonly people: readonly CallablePerson[];
  /** The ladder's words are shown. */
  readonly words: boolean;
}

interface Choice {
  readonly value: string;
  readonly name: string;
  readonly selected: boolean;
}

export interface CallWindowView {
  readonly groups: readonly { readonly label: Text; readonly traits: readonly Choice[] }[];
  readonly difficulties: ReturnType<typeof difficultyChoices>["choices"];
  readonly people: readonly (CallablePerson & { readonly key: string; readonly called: boolean })[];
}

const OWN = "own:";

/** What the window begins with: everyone with a player, or those who are selected on the scene. */
export function openingCall(
  people: readonly CallablePerson[],
  {
    selected,
    trait,
    traitName,
    difficulty,
    words,
  }: Pick<CallAsks, "trait" | "traitName" | "difficulty" | "words"> & {
    readonly selected: readonly string[];
  },
): CallForm {
  const called = people.filter(({ uuid, isPlayerCharacter }) =>
    selected.length > 0 ? selected.includes(uuid) : isPlayerCharacter,
  );
  return {
    trait: trait === "" && traitName !== "" ? `${OWN}${traitName}` : trait,
    rung: "",
    typed: difficulty === null ? "" : String(difficulty),
    secret: false,
    words,
    quiet: false,
    who: Object.fromEntries(people.map((person) => [uuidKey(person.uuid), called.includes(person)])),
  };
}

export function callWindowView(form: CallForm, source: CallInput): CallWindowView {
  return {
    groups: traitGroups(form, source),
    difficulties: difficultyChoices(source.ruleset, asked(form, source), source.words).choices,
    people: source.people.map((person) => {
      const key = uuidKey(person.uuid);
      return { ...person, key, called: form.who[key] === true };
    }),
  };
}

/** What is asked; or what is missing. */
export type CallRead =
  { readonly ok: true; readonly value: Omit<CallAsks, "secret"> } | { readonly ok: false; readonly lack: Lack };

export function readCall(form: CallForm, source: CallInput): CallRead {
  const called = source.people.filter((person) => form.who[uuidKey(person.uuid)] === true);
  if (called.length === 0) return { ok: false, lack: { field: "", words: text("NORN.Call.Unready.nobody") } };
  const trait = traitChosen(form, source);
  if (!trait) return { ok: false, lack: { field: "trait", words: text("NORN.Call.Unready.nothing") } };
  const difficulty = readGivenDifficulty(asked(form, source), form);
  if (!difficulty.ok) {
    const { code, args } = difficulty;
    return { ok: false, lack: { field: "typed", words: text(`NORN.Roll.Refused.${code}`, args) } };
  }
  if (form.secret && difficulty.value === null)
    return { ok: false, lack: { field: "rung", words: text("NORN.Call.Unready.secret") } };
  const value = {
    trait: trait.key,
    traitName: trait.name,
    difficulty: difficulty.value,
    words: form.words.trim(),
    targets: called.map(({ uuid }) => uuid),
    targetNames: called.map(({ name }) => name),
  };
  return { ok: true, value };
}

function traitChosen({ trait }: CallForm, { traits, own }: CallInput): Pick<NamedTrait, "key" | "name"> | null {
  const name = own.find((one) => trait === `${OWN}${one}`);
  return name === undefined ? (traits.find(({ key }) => key !== "" && key === trait) ?? null) : { key: "", name };
}

/** A check of the campaign's dice with the difficulty of the form. */
function asked({ rung }: CallForm, { ruleset, dials }: CallInput) {
  const method = ruleset.dice.find(({ id }) => id === campaignMethod(ruleset, dials)) ?? ruleset.dice[0];
  if (!method) throw new Error(`The game ${ruleset.id} has no dice.`);
  return { method: method.id, reading: method.reading, difficulty: rung === "" ? null : Number(rung) };
}

/** In the order of the game's groups; those of tiers, and of characters alone, after them. */
function traitGroups(form: CallForm, { ruleset, traits, own }: CallInput): CallWindowView["groups"] {
  const usual = traits.filter(({ tier }) => tier === "");
  const choice = ({ key, name }: NamedTrait): Choice => ({ value: key, name, selected: key === form.trait });
  const groups = ruleset.traits.groups.map(({ id }) => ({
    label: groupText(ruleset, id),
    traits: usual.filter(({ group }) => group === id).map(choice),
  }));
  const others = own.map((name) => ({ value: `${OWN}${name}`, name, selected: form.trait === `${OWN}${name}` }));
  return [...groups, { label: text("NORN.Roll.otherTraits"), traits: others }].filter((group) => group.traits.length > 0);
}
