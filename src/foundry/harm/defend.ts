import type { Attack } from "../../ledger/harm/attack.ts";
import { defensesAgainst } from "../../ledger/kinds/defend.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import type { LedgerActor, World } from "../../ledger/world.ts";
import type { Defense, GameInForce, Ruleset } from "../../rules/index.ts";
import { defendView, type DefendView } from "../../view/harm/blows.view.ts";
import { traitChoice } from "../../view/oppose/opposing-choices.view.ts";
import { rankView } from "../../view/rank.view.ts";
import { rollableAspects, type RollableTrait, rollableTraits } from "../../view/roll/rollable-trait.ts";
import { text } from "../../view/text.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownActor, shownWorld } from "../ledger/shown-world.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { traitName } from "../settings/trait-name.ts";
import { aboutBlow } from "./blow-on.ts";
import { onFullDefense } from "./offered-modifiers.ts";

type Action = NornChatMessage<"action">;

interface Defending {
  readonly played: GameInForce;
  readonly actor: NornActor;
  readonly attack: Attack;
  readonly defenses: readonly Defense[];
  /** All it may roll, the likeliest for the first defense first. */
  readonly traits: readonly RollableTrait[];
}

/** What this user's actor may defend with; null where it is not theirs. */
function defending(world: World, now: RollNow, target: string): Defending | null {
  const actor = ledgerActor(target);
  const known = actor?.isOwner ? shownActor(actor) : null;
  const { attack } = now.roll;
  if (!actor || !known || !attack) return null;
  const { game: played } = world;
  const defenses = waysFirst(played, actor, defensesAgainst(world, now, known));
  return { played, actor, attack, defenses, traits: likeliestFirst(played.ruleset, known, defenses[0]) };
}

/** Who is on full defense most likely defends that way. */
function waysFirst(played: GameInForce, actor: NornActor, ways: readonly Defense[]): readonly Defense[] {
  const full = ways.find(({ modifier }) => modifier > 0);
  return full && onFullDefense(played, actor) ? [full, ...ways.filter((one) => one !== full)] : ways;
}

function defendingFrom(action: Action, target: string): Defending | null {
  const now = rollOn(action);
  return now.ok ? defending(shownWorld(), now.value, target) : null;
}

function likeliestFirst(ruleset: Ruleset, actor: LedgerActor, defense: Defense | undefined): readonly RollableTrait[] {
  const snapshot = actor.snapshot();
  const all = [...rollableTraits(ruleset, snapshot, (key) => traitName(ruleset, key)), ...rollableAspects(ruleset, snapshot)];
  const likely = new Map((defense?.traits ?? []).map((id, place) => [id, place]));
  return all.toSorted((a, b) => (likely.get(a.id) ?? likely.size) - (likely.get(b.id) ?? likely.size));
}

/** The button with which this user defends at once; null where the target is not theirs. */
export function likelyDefense(now: RollNow, target: string): DefendView | null {
  const own = defending(shownWorld(), now, target);
  const [defense] = own?.defenses ?? [];
  if (!own || !defense) return null;
  const { ruleset } = own.played;
  const rolled = rolledFor(ruleset, defense, own.traits[0]);
  return rolled ? defendView(defense, { ...rolled, rank: rankView(ruleset, rolled.rank, false).number }) : null;
}

/** What a defense is rolled with: the given trait, or a bare rank. */
function rolledFor(
  ruleset: Pick<Ruleset, "id">,
  defense: Defense,
  trait: RollableTrait | undefined,
): Pick<RollableTrait, "id" | "name" | "rank"> | undefined {
  const bare = bareRank(ruleset, defense);
  return bare ? { id: "", ...bare } : trait;
}

/** The rank of a defense without a trait, by its name; null where a trait is rolled. */
function bareRank({ id: played }: Pick<Ruleset, "id">, { id, rank }: Defense): { name: string; rank: number } | null {
  return rank === null ? null : { name: game.i18n.localize(`NORN.Defense.${played}.${id}.name`), rank };
}

/** Defends with the likeliest trait, without a question. `unasked`: nobody is there to answer one. */
export async function defendAtOnce(action: Action, target: string, unasked = false): Promise<void> {
  const own = defendingFrom(action, target);
  const [defense] = own?.defenses ?? [];
  if (own && defense?.unrolled) await defendWithout(action, own, defense, "");
  else if (own && defense) await rollDefense(action, own, { defense, trait: own.traits[0]?.id ?? "", fast: true, unasked });
}

/** Defends in the likeliest way with a roll that is made already. */
export async function defendWith(action: Action, target: string, opposing: string): Promise<void> {
  const own = defendingFrom(action, target);
  const [defense] = own?.defenses ?? [];
  if (own && defense) await submitDefense(action, own, defense, opposing);
}

/** Asks how, and with what. */
export async function askDefense(action: Action, target: string): Promise<void> {
  const own = defendingFrom(action, target);
  if (!own) return;
  const { ruleset } = own.played;
  const [first] = own.traits;
  const answer = await prompt({
    title: game.i18n.format("NORN.Harm.Defend.title", { who: own.actor.name }),
    icon: "fa-shield-halved",
    template: "harm/defend.hbs",
    context: {
      ways: own.defenses.map(({ id }, place) => ({
        id,
        name: text(`NORN.Defense.${ruleset.id}.${id}.name`),
        hint: text(`NORN.Defense.${ruleset.id}.${id}.hint`),
        selected: place === 0,
      })),
      traits: own.traits.map((trait) => traitChoice(ruleset, trait, trait === first)),
      isGm: game.user.isGM,
    },
    buttons: [
      { id: "ok", label: "NORN.Oppose.go", icon: "fa-dice" },
      ...(game.user.isGM ? [{ id: "number", label: "NORN.Harm.Defend.number", icon: "fa-hashtag" } as const] : []),
    ],
  });
  const defense = answer && own.defenses.find(({ id }) => id === fieldValue(answer.fields, "way"));
  if (!answer || !defense) return;
  const typed = fieldValue(answer.fields, "total").trim().replace(/^[−–]/, "-");
  if (defense.unrolled || answer.button === "number") return defendWithout(action, own, defense, typed);
  await rollDefense(action, own, { defense, trait: fieldValue(answer.fields, "with"), fast: false });
}

/** By a number that a GM says. */
async function defendWithout(action: Action, { actor }: Defending, defense: Defense, typed: string): Promise<void> {
  const total = game.user.isGM && /^[+-]?\d{1,3}$/.test(typed) ? Number(typed) : null;
  if (total === null && !defense.unrolled) {
    ui.notifications.warn("NORN.Harm.Defend.noNumber", { localize: true });
    return;
  }
  await submitEntry({
    kind: "defend",
    actor,
    request: { ...aboutBlow(action, actor.uuid), opposing: "", defense: defense.id, total },
  });
}

async function rollDefense(
  action: Action,
  own: Defending,
  {
    defense,
    trait,
    ...how
  }: { readonly defense: Defense; readonly trait: string; readonly fast: boolean; readonly unasked?: boolean },
): Promise<void> {
  const { played, actor, attack } = own;
  const roll = action.id ?? "";
  const attacker = ledgerActor(action.system.actor ?? "");
  const against = attacker && { uuid: attacker.uuid, name: action.system.actorName };
  const bare = bareRank(played.ruleset, defense);
  const message = await rollTrait(actor, trait, {
    ...how,
    ...(bare ? { at: bare } : { second: defense.joins }),
    purpose: { madeFor: roll, opposes: true },
    against,
    defending: { attack, defense },
  });
  if (message?.id) await submitDefense(action, own, defense, message.id);
}

async function submitDefense(
  action: Action,
  { actor }: Pick<Defending, "actor">,
  defense: Defense,
  opposing: string,
): Promise<void> {
  await submitEntry({
    kind: "defend",
    actor,
    request: { ...aboutBlow(action, actor.uuid), opposing, defense: defense.id, total: null },
  });
}
