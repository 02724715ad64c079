import { type ReadCheck, parseCheck } from "../../view/calls/read-check.ts";
import { type Text, text } from "../../view/text.ts";
import type { Result } from "../../rules/result.ts";
import { notifyText } from "../words/notify-text.ts";
import { ownCharacter, playerCharacters } from "../documents/actors-in-play.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { rollForCheck } from "./answer-call.ts";
import { CallWindow } from "./call-window.ts";
import { checkWords } from "./call-words.ts";
import { selectedActors, submitCall } from "./submit-call.ts";

/** Opens the window in which a GM calls for a roll, with what is asked already chosen if there is something. */
export async function openCall(asked?: ReadCheck): Promise<void> {
  if (!game.user.isGM) return void ui.notifications.warn("NORN.Call.gmOnly", { localize: true });
  await new CallWindow(asked).render({ force: true });
}

/** Reads a check that someone wrote; the reason in words where it is none. */
export function readTyped(typed: string): { readonly check: ReadCheck } | { readonly check: null; readonly why: Text } {
  const { ruleset } = ledgerWorld().game;
  const words = checkWords(ruleset);
  const read: Result<ReadCheck> = parseCheck(typed, words, ruleset);
  if (read.ok) return { check: read.value };
  const example = `${words.traits[0]?.name ?? words.own[0] ?? ""} 3`.trim();
  return { check: null, why: text(`NORN.Call.Unread.${read.code}`, { ...read.args, example }) };
}

/** `/call …`: a GM calls those who are selected, else all players' characters; a player rolls for their own. */
export async function callFromChat(typed: string): Promise<boolean> {
  if (typed.trim() === "" && game.user.isGM) {
    await openCall();
    return true;
  }
  const read = readTyped(typed);
  if (!read.check) {
    notifyText(read.why);
    return false;
  }
  const { check } = read;
  if (!game.user.isGM) {
    await rollOwn(check, false);
    return true;
  }
  const selected = selectedActors();
  const called = selected.length > 0 ? selected : playerCharacters();
  if (called.length === 0) await openCall(check);
  else await callThese(check, called);
  return true;
}

async function callThese(check: ReadCheck, called: ReturnType<typeof playerCharacters>): Promise<void> {
  const who = { targets: called.map(({ uuid }) => uuid), targetNames: called.map(({ name }) => name) };
  await submitCall({ ...check, ...who }, { secret: false, quiet: false });
}

/** A link is clicked: a GM is asked whom to call, a player rolls for their own character. */
export async function followLink(typed: string, fast: boolean): Promise<void> {
  const read = readTyped(typed);
  if (!read.check) notifyText(read.why);
  else if (!game.user.isGM) await rollOwn(read.check, fast);
  else if (fast) await callFromChat(typed);
  else await openCall(read.check);
}

async function rollOwn(check: ReadCheck, fast: boolean): Promise<void> {
  const actor = ownCharacter();
  if (actor) await rollForCheck(actor, check, { fast });
  else ui.notifications.warn("NORN.Call.noCharacter", { localize: true });
}
