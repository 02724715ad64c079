import { type CheckRequest, type GameInForce, ok, type Result } from "../../rules/index.ts";
import type { RollForm } from "../../view/roll/roll-form.ts";
import type { Text } from "../../view/text.ts";
import { COSTS_SECTION } from "../costs/costs-section.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ATTACK_SECTION } from "../harm/attack-section.ts";
import { BEFORE_SECTION } from "../invoke/before-section.ts";
import { BLOCKS_SECTION } from "../oppose/blocks-section.ts";
import type { OfferedLine } from "../roll/offered-line.ts";
import type { RollDraft, RollMessage, RollSection } from "../roll/roll-section.ts";
import type { RollAnswer } from "../roll/roll-setup.ts";
import type { RollOptions } from "../roll/roll-trait.ts";
import { EFFECTS_SECTION } from "../stunts/effects-section.ts";
import { TABLE_SECTION } from "./table-section.ts";

/** What a roll is put together from. What follows a roll follows in this order. */
const SECTIONS: readonly RollSection[] = [
  ATTACK_SECTION,
  BLOCKS_SECTION,
  TABLE_SECTION,
  COSTS_SECTION,
  BEFORE_SECTION,
  EFFECTS_SECTION,
];

export function openingOf(inForce: GameInForce, actor: NornActor, trait: string, options: RollOptions): Partial<RollForm> {
  return Object.assign({}, ...SECTIONS.map(({ opening }) => opening?.(inForce, actor, trait, options)));
}

/** A draft, with everyone it hits. */
export function draftOf(draft: Omit<RollDraft, "targets">): RollDraft {
  const hit = SECTIONS.flatMap(({ alsoHits }) => alsoHits?.(draft) ?? []);
  return { ...draft, targets: [...draft.chosen, ...hit] };
}

/** What the fields of the window show, of all sections. */
export function fieldsOf(draft: RollDraft): object {
  return Object.assign({}, ...SECTIONS.map(({ fields }) => fields?.(draft)));
}

export function offeredOn(draft: RollDraft): readonly OfferedLine[] {
  return SECTIONS.flatMap(({ offers }) => offers?.(draft) ?? []);
}

function addedOn(draft: RollDraft): readonly OfferedLine[] {
  return SECTIONS.flatMap(({ adds }) => adds?.(draft) ?? []);
}

/** Whether an offered modifier counts: as chosen, or else as the rules say. */
export function isTaken({ offered }: RollForm, { id, applies, offer }: OfferedLine): boolean {
  return (offered[id] ?? applies) && (offer?.refusal ?? "") === "";
}

/** The modifiers of a draft: those that are taken, and those that its fields have chosen. */
export function modifiersOn(draft: RollDraft): readonly OfferedLine[] {
  return [...offeredOn(draft).filter((line) => isTaken(draft.form, line)), ...addedOn(draft)];
}

/** Ok, or the first reason why it cannot be rolled like this. */
export function checkOf(draft: RollDraft): Result<unknown> {
  for (const { check } of SECTIONS) {
    const checked = check?.(draft);
    if (checked && !checked.ok) return checked;
  }
  return ok(true);
}

export function requestOf(request: CheckRequest, draft: RollDraft): CheckRequest {
  return SECTIONS.reduce((asked, { asks }) => asks?.(asked, draft) ?? asked, request);
}

export function costsOf(draft: RollDraft): readonly Text[] {
  return SECTIONS.flatMap(({ costs }) => costs?.(draft) ?? []);
}

export function answersOf(draft: RollDraft): Pick<RollAnswer, "attack" | "blocks" | "lines"> {
  const lines = [...offeredOn(draft), ...addedOn(draft)];
  return Object.assign({ attack: null, blocks: [], lines }, ...SECTIONS.map(({ answer }) => answer?.(draft)));
}

export async function afterRoll(made: RollMessage): Promise<void> {
  for (const { after } of SECTIONS) await after?.(made);
}
