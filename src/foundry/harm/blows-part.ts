import { type Blow, blowsOf } from "../../ledger/harm/blows.ts";
import { blowView, type BlowView } from "../../view/harm/blows.view.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { stakeOf } from "../../ledger/harm/stake.ts";
import { showLadderWords } from "../settings/current-game.ts";
import { templatePath } from "../words/template-path.ts";
import { askDefense, defendAtOnce, likelyDefense } from "./defend.ts";
import { EXTRA_ACTIONS, extraOn } from "./extra-part.ts";
import { shareDefense, shareLabel } from "./share-defense.ts";
import { askHit, takeAtOnce, takeView } from "./take-hit.ts";
import { mayPlace } from "../../ledger/harm/place-stake.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { aboutBlow } from "./blow-on.ts";
import { mayTakeBack } from "../entries/may-take-back.ts";

/** Of an attack: who has defended, what it came to, and how it was taken. */
export const BLOWS_PART: RollCardPart = {
  template: templatePath("harm/blows.hbs"),
  context: (roll) => (roll.now.roll.attack ? { stake: stakeOf(roll.now.roll), blows: blowsOn(roll) } : null),
  actions: {
    defend: { once: true, run: (message, { dataset }) => defendAtOnce(message, dataset["target"] ?? "") },
    shareDefense: { once: true, run: (message, { dataset }) => shareDefense(message, dataset["target"] ?? "") },
    askDefense: { run: (message, { dataset }) => askDefense(message, dataset["target"] ?? "") },
    takeHit: { once: true, run: (message, { dataset }) => takeAtOnce(message, dataset["target"] ?? "") },
    ...EXTRA_ACTIONS,
    placeStake: { once: true, run: (message, { dataset }) => placeStake(message, dataset["target"] ?? "") },
    askHit: { run: (message, { dataset }) => askHit(message, dataset["target"] ?? "") },
  },
};

function blowsOn({ message, now, inForce }: RollOnCard): readonly BlowView[] {
  const scopes = now.roll.ruleset.harm?.scopes(now.roll.dials) ?? [];
  return blowsOf(shownWorld(), now).map((blow) =>
    blowView(now.roll.ruleset, blow, {
      name: nameOf(message.system.targets, blow),
      scope: scopes.find(({ id }) => id === now.roll.attack?.scope) ?? null,
      suffererName: blow.sufferer === now.roll.actor ? now.roll.actorName : nameOf(message.system.targets, blow),
      words: showLadderWords(),
      defend: inForce && !blow.defended ? likelyDefense(now, blow.target) : null,
      shares: inForce && !blow.defended ? shareLabel(now, blow.target) : null,
      take: inForce ? takeView(now, blow) : null,
      extra: inForce ? extraOn(now, blow) : null,
      gone: isGone(blow),
      stake: stakeOf(now.roll),
      places: inForce && placesStake(now, blow),
      undoes: (entry) => inForce && mayTakeBack(entry),
    }),
  );
}

/** The one who has yet to defend, or who is hit, has been deleted. */
function isGone({ target, defended, sufferer }: Blow): boolean {
  const who = defended ? sufferer : target;
  return who !== "" && ledgerActor(who) === null;
}

function nameOf(targets: readonly { readonly uuid: string; readonly name: string }[], { target, defended }: Blow): string {
  return (
    targets.find(({ uuid }) => uuid === target)?.name ??
    defended?.entry.request.targetName ??
    ledgerActor(target)?.shownName ??
    ""
  );
}

type Action = NornChatMessage<"action">;

/** Whether this reader may make an aspect of what was at stake: the attacker, or a GM. */
function placesStake({ roll }: Pick<RollNow, "roll">, blow: Blow): boolean {
  return playsActor(roll.actor) && ledgerActor(blow.target) !== null && mayPlace(blow).ok;
}

const AT_STAKE = { stake: true, zone: "", nature: "sticky", level: 1, quality: null, about: "", hidden: false } as const;

/** What was at stake becomes an aspect of the target, in the way the game creates aspects. */
async function placeStake(action: Action, target: string): Promise<void> {
  const actor = ledgerActor(action.system.actor ?? "");
  const now = rollOn(action);
  const { ruleset, dials } = shownWorld().game;
  const [way] = ruleset.creating.ways([], dials);
  if (!actor || !now.ok || !way) return;
  const request = { ...AT_STAKE, ...aboutBlow(action, target), way, words: stakeOf(now.value.roll), holder: actor.uuid };
  await submitEntry({ kind: "create", actor, request });
}
