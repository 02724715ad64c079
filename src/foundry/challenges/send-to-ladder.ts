import { likelySide, opponentOn, sideAgainst } from "../../ledger/challenges/likely-side.ts";
import { rollOfActiveGame } from "../../ledger/roll/replay-roll.ts";
import { type Challenge, isOver } from "../../rules/challenges/challenge.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { isSituation } from "../documents/actors-in-play.ts";
import { mayReach } from "../documents/known-to.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownEntries, shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { inReach } from "../roll/in-reach.ts";
import { challengeState } from "../mappers/challenge-state.ts";
import { challengesOf, knownChallenge } from "./challenge-sources.ts";

type Action = NornChatMessage<"action">;

interface Chosen {
  readonly challenge: NornItem<"challenge">;
  readonly side: string;
}

/** Counts a roll on the ladder it was made for; asks which, where it was made for none, or its side is not known. */
export async function sendToLadder(action: Action): Promise<void> {
  const actor = ledgerActor(action.system.actor ?? "");
  const wanted = knownChallenge(action.system.challenge);
  const side = wanted && sideOf(challengeState(wanted), actor);
  const chosen = wanted && side !== null ? { challenge: wanted, side } : await askLadder(actor, wanted);
  if (!chosen) return;
  const against = await otherSide(action, chosen);
  if (against === null) return;
  const { uuid, name } = chosen.challenge;
  const request = { roll: action.id ?? "", challenge: uuid, challengeName: name, side: chosen.side, against };
  await submitEntry({ kind: "advance", actor, request });
}

/** The side of the one who opposed the roll, or the one the user names; "" where none is needed, null for no answer. */
async function otherSide(action: Action, { challenge: item, side }: Chosen): Promise<string | null> {
  const challenge = challengeState(item);
  const world = shownWorld();
  const now = rollOfActiveGame(world, action.id ?? "");
  const opponent = now.ok ? world.actor(opponentOn(now.value)) : null;
  const opposed = now.ok && now.value.opposition !== null;
  const likely = sideAgainst(world.entries, challenge, { side, opposed, opponent });
  if (likely !== null) return likely;
  const others = challenge.sides.filter(({ id }) => id !== side);
  const answer = await prompt({
    title: "NORN.Challenge.againstTitle",
    icon: "fa-stairs",
    template: "challenges/against.hbs",
    context: { others },
    buttons: [{ id: "ok", label: "NORN.Challenge.mark", icon: "fa-stairs" }],
  });
  return answer ? fieldValue(answer.fields, "against") : null;
}

async function askLadder(actor: NornActor | null, only: NornItem<"challenge"> | null): Promise<Chosen | null> {
  const groups = only
    ? [groupOf(only.actor?.name ?? "", [only], actor)]
    : withLadders(actor).map((on) => groupOf(on.name, openOn(on), actor));
  const answer = await prompt({
    title: "NORN.Challenge.send",
    icon: "fa-stairs",
    template: "challenges/send.hbs",
    context: { groups: groups.filter(({ choices }) => choices.length > 0) },
    buttons: [{ id: "ok", label: "NORN.Challenge.mark", icon: "fa-stairs" }],
  });
  const [uuid = "", side = ""] = answer ? fieldValue(answer.fields, "ladder").split("|") : [];
  const challenge = knownChallenge(uuid);
  return challenge && { challenge, side };
}

function groupOf(name: string, items: readonly NornItem<"challenge">[], actor: NornActor | null) {
  const choices = items.flatMap((item) => {
    const challenge = challengeState(item);
    const likely = sideOf(challenge, actor);
    const several = challenge.sides.length > 1;
    return challenge.sides.map((side) => ({
      value: `${item.uuid}|${side.id}`,
      name: several ? game.i18n.format("NORN.Challenge.forSide", { name: item.name, side: side.name }) : item.name,
      selected: several && side.id === likely,
    }));
  });
  return { name, choices };
}

function sideOf(challenge: Challenge, actor: NornActor | null): string | null {
  return likelySide(shownEntries(), challenge, actor);
}

function openOn(actor: NornActor): NornItem<"challenge">[] {
  return challengesOf(actor).filter((item) => !isOver(challengeState(item)));
}

/** Every actor with a ladder that this user may see: the scene first, then who rolled, and who else is here. */
export function withLadders(actor: NornActor | null): readonly NornActor[] {
  const here = inReach(actor ? [actor] : []).map((reached) => reached.actor);
  const all = [...here.filter(isSituation), ...here, ...game.actors];
  return [...new Set(all)].filter((on) => mayReach(game.user, on) && openOn(on).length > 0);
}
