import { likelySide } from "../../ledger/challenges/likely-side.ts";
import { hamperedBy } from "../../rules/challenges/advance.ts";
import { isOver, mayCheck } from "../../rules/challenges/challenge.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { refusalText } from "../../view/entries/refusal.view.ts";
import { traitChoice } from "../../view/oppose/opposing-choices.view.ts";
import { rollableAspects, rollableTraits } from "../../view/roll/rollable-trait.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { notifyText } from "../words/notify-text.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { challengeState } from "../mappers/challenge-state.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { traitName } from "../settings/trait-name.ts";
import { knownChallenge, rollers } from "./challenge-sources.ts";
import { likelyRollers } from "./likely-side.ts";

/** Asks who rolls for a ladder, and with what; then rolls against its difficulty. Its card marks the ladder. */
export async function rollChallenge(uuid: string): Promise<void> {
  const item = knownChallenge(uuid);
  if (!item) return;
  const challenge = challengeState(item);
  const { name } = item;
  if (isOver(challenge)) return notifyText(refusalText({ code: "challenge-over", args: { name } }));
  const chosen = await askWith(item);
  if (!chosen) return;
  const { actor, trait } = chosen;
  if (!mayCheck(challenge, actor.uuid)) {
    return notifyText(refusalText({ code: "no-check-left", args: { name } }));
  }
  const side = likelySide(ledgerStore(), challenge, { uuid: actor.uuid, name: actor.name });
  const less = side === null ? 0 : hamperedBy(challenge, side);
  await rollTrait(actor, trait, {
    purpose: { challenge: uuid },
    ...(challenge.difficulty === null ? {} : { difficulty: challenge.difficulty }),
    ...(less > 0 ? { modifier: { label: name, value: -less } } : {}),
  });
}

async function askWith(item: NornItem<"challenge">): Promise<{ actor: NornActor; trait: string } | null> {
  const ruleset = activeRuleset();
  const groups = likelyRollers(challengeState(item), rollers())
    .map((actor) => groupOf(ruleset, actor))
    .filter(({ choices }) => choices.length > 0);
  if (groups.length === 0) {
    ui.notifications.warn("NORN.Challenge.noRoller", { localize: true });
    return null;
  }
  const answer = await prompt({
    title: game.i18n.format("NORN.Challenge.rollFor", { name: item.name }),
    icon: "fa-dice",
    template: "challenges/roll.hbs",
    context: { rolled: item.system.rolled, groups: firstChosen(groups) },
    buttons: [{ id: "ok", label: "NORN.Challenge.go", icon: "fa-dice" }],
  });
  const [who = "", trait = ""] = answer ? fieldValue(answer.fields, "with").split("|") : [];
  const actor = ledgerActor(who);
  return actor && trait !== "" ? { actor, trait } : null;
}

interface Group {
  readonly name: string;
  readonly choices: readonly object[];
}

function firstChosen(groups: readonly Group[]): readonly Group[] {
  return groups.map(({ name, choices }, place) => {
    return { name, choices: choices.map((choice, index) => ({ ...choice, selected: place + index === 0 })) };
  });
}

function groupOf(ruleset: Ruleset, actor: NornActor): Group {
  const snapshot = actor.snapshot();
  const all = [...rollableTraits(ruleset, snapshot, (key) => traitName(ruleset, key)), ...rollableAspects(ruleset, snapshot)];
  const choices = all.map((trait) => ({ ...traitChoice(ruleset, trait, false), value: `${actor.uuid}|${trait.id}` }));
  return { name: actor.name, choices };
}
