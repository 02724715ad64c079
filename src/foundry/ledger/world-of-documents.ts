import { isGm } from "../documents/is-gm.ts";
import { parseAttack } from "../../ledger/harm/attack.ts";
import { armedWith } from "../../rules/harm/armed-with.ts";
import { armsScope } from "../../rules/harm/scopes-against.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import { currentOf } from "../../rules/conflict/order.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";
import type { Whereabouts } from "../../rules/zones/move.ts";
import { parseTreated } from "../../ledger/recovery/recovery.ts";
import { parseWanted } from "../../ledger/roll/purchases.ts";
import type { EntryBook, LedgerActor, LedgerGear, LedgerRoll, World } from "../../ledger/world.ts";
import { conflictOf } from "../documents/conflict-of-combat.ts";
import { isLeftOut } from "../documents/left-out.ts";
import { hasActorData, isActorOfType, isCombatOfType, isItemOfType, isMessageOfType } from "../documents/of-type.ts";
import { allActors, isInanimate, isPlayerCharacter, isSituation, playerCharacters } from "../documents/actors-in-play.ts";
import { knowsAspect, mayReach } from "../documents/known-to.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { gearInFight } from "../mappers/arms.ts";
import { aspectOfItem } from "../mappers/aspect-of-item.ts";
import { zoneMapOf } from "../documents/zone-map.ts";
import { zoneFinder } from "../documents/zone-finder.ts";
import { challengeState } from "../mappers/challenge-state.ts";
import { parseStoredRequest } from "../mappers/stored-request.ts";
import { consequenceName } from "../mappers/consequence-name.ts";
import { npcsAct, rulesetOf } from "../settings/active-game.ts";
import { npcPool } from "../settings/npc-pool.ts";
import { builtOn } from "./built-on.ts";
import { ledgerActor, ledgerAspect, ledgerChallenge, ledgerThing, ledgerTrait } from "./ledger-documents.ts";
import { rollStore } from "./roll-store.ts";

/** The world as this client's documents say it is. Built for one plan or one render: an actor looked up once is kept. */
export function worldOfDocuments(played: ActiveGame, entries: EntryBook): World {
  const actor = actorLookUp();
  return {
    game: played,
    isUser: (user) => game.users.has(user),
    isGm,
    get players() {
      return game.users.filter((user) => !user.isGM).map(({ id }) => id ?? "");
    },
    owns: mayWrite,
    knows: knowsOf,
    reaches: reachesOf,
    actor,
    aspect: aspectOf,
    waits: (uuid) => ledgerAspect(uuid)?.inPlay === false,
    gear: gearOf,
    trait: traitLookUp(actor),
    challenge: challengeOf,
    whereabouts: (uuid) => {
      const found = ledgerActor(uuid);
      return found && whereaboutsOf(found);
    },
    zones: zonesOf,
    inPlay: () => allActors().flatMap((found) => (isLeftOut(found) ? [] : (asLedgerActor(found) ?? []))),
    get playerCharacters() {
      return playerCharacters().length;
    },
    get npcPool() {
      return npcPool().points;
    },
    get turn() {
      return turnNow(played);
    },
    conflict: (id) => conflictOf(game.combats.get(id), played),
    conflicts: () => game.combats.filter(({ started }) => started).flatMap((combat) => conflictOf(combat, played) ?? []),
    fightOf,
    attacksOf,
    rollsBy: (uuid) => rollStore().by(uuid),
    roll: rollOf,
    entries,
    newId,
    unlucky: game.i18n.localize("NORN.Ledger.unlucky"),
    npcsAct: npcsAct(),
    consequenceName: (severity) => consequenceName(played.ruleset.id, severity),
  };
}

function aspectOf(uuid: string): Aspect | null {
  const aspect = ledgerAspect(uuid);
  return aspect?.inPlay ? aspectOfItem(aspect) : null;
}

function challengeOf(uuid: string): ReturnType<World["challenge"]> {
  const challenge = ledgerChallenge(uuid);
  return challenge && challengeState(challenge);
}

function zonesOf(uuid: string): ReturnType<World["zones"]> {
  const place = ledgerActor(uuid);
  return isActorOfType(place, "situation") ? zoneMapOf(place) : null;
}

function actorLookUp(): World["actor"] {
  const actors = new Map<string, LedgerActor | null>();
  return (uuid) => {
    const known = actors.get(uuid);
    if (known !== undefined) return known;
    const found = asLedgerActor(ledgerActor(uuid));
    actors.set(uuid, found);
    return found;
  };
}

function traitLookUp(actor: World["actor"]): World["trait"] {
  return (uuid) => {
    const parent = actor(ledgerTrait(uuid)?.actor?.uuid ?? "");
    return parent?.snapshot().traits.find((trait) => trait.uuid === uuid) ?? null;
  };
}

function knowsOf(user: string, uuid: string): boolean {
  const [reader, aspect] = [game.users.get(user), ledgerAspect(uuid)];
  return Boolean(reader && aspect && knowsAspect(reader, aspect));
}

function reachesOf(user: string, uuid: string): boolean {
  const [reader, found] = [game.users.get(user), ledgerActor(uuid)];
  return Boolean(reader && found && mayReach(reader, found));
}

/** The way that was begun counts only from the zone it was begun in: a token may have been dragged elsewhere. */
function whereaboutsOf(actor: NornActor): Whereabouts | null {
  const system: object = actor.system;
  if (!("underway" in system)) return null;
  const zone = zoneFinder()(actor);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same field in every type that has it
  const { from, to: ahead, done } = (actor.system as NornActor<"character">["system"]).underway;
  return zone !== "" && from === zone ? { zone, ahead, done } : { zone, ahead: "", done: 0 };
}

export function mayWrite(userId: string, uuid: string): boolean {
  const user = game.users.get(userId);
  return Boolean(user && ledgerActor(uuid)?.testUserPermission(user, "OWNER"));
}

export function asLedgerActor(actor: NornActor | null): LedgerActor | null {
  if (!actor || !hasActorData(actor.system)) return null;
  const { LIMITED } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  let snapshot: ReturnType<NornActor["snapshot"]> | undefined;
  return {
    uuid: actor.uuid,
    name: actor.shownName,
    isSituation: isSituation(actor),
    isInanimate: isInanimate(actor),
    isPlayerCharacter: isPlayerCharacter(actor),
    hasPlayerOwner: actor.hasPlayerOwner,
    isOpen: actor.hasPlayerOwner || (actor.ownership.default ?? 0) >= LIMITED,
    snapshot: () => (snapshot ??= actor.snapshot()),
    armed: (played, scope) => armedFor(actor, played, scope),
    challenges: () => [...actor.items].flatMap((item) => (isItemOfType(item, "challenge") ? [challengeState(item)] : [])),
  };
}

function armedFor(actor: NornActor, { ruleset, dials }: ActiveGame, scope: string): ReturnType<LedgerActor["armed"]> {
  const scopes = ruleset.harm?.scopes(dials) ?? [];
  return armedWith(gearOn(actor).map(gearInFight), armsScope(scopes, scope), scopes[0]?.id ?? "");
}

function gearOn(actor: NornActor) {
  return [...actor.items].flatMap((item) => (isItemOfType(item, "gear") && item.inPlay ? [item] : []));
}

/** The turn of the running conflict, "" outside one: some games let an aspect be used once a turn. */
function turnNow(played: ActiveGame): string {
  const combat = game.combats.active;
  if (!combat?.started) return "";
  const conflict = conflictOf(combat, played);
  const current = conflict ? currentOf(conflict) : (combat.combatant?.id ?? "");
  return `${combat.id ?? ""}.${combat.round}.${current}`;
}

function rollOf(id: string): Result<LedgerRoll> {
  const message = game.messages.get(id);
  if (!isMessageOfType(message, "action")) return refuse("roll-gone");
  const { system } = message;
  const ruleset = RULESET_IDS.find((known) => known === system.game);
  const request = parseStoredRequest(system.game, system.request);
  if (!ruleset || !request.ok) return refuse("roll-unreadable");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a dial is read within its bounds, whatever is stored
  const dials = system.dials as LedgerRoll["dials"];
  return ok({
    id,
    actor: system.actor ?? "",
    actorName: system.actorName,
    pilot: system.pilot ?? "",
    ruleset: rulesetOf(ruleset, dials),
    dials,
    request: request.value,
    faces: [...system.faces],
    readers: message.whisper.filter((user) => user !== null),
    blind: message.blind,
    author: message.author?.id ?? "",
    targets: system.targets.map(({ uuid }) => uuid),
    targetNames: new Map(system.targets.map(({ uuid, name }) => [uuid, name])),
    attack: parseAttack(system.attack),
    treats: parseTreated(system.treats),
    buys: parseWanted(system.buys),
    madeFor: system.madeFor,
    content: message._source.system,
    // Few ask for it.
    get builtOn() {
      return builtOn(id);
    },
  });
}

function gearOf(uuid: string): LedgerGear | null {
  const item = ledgerThing(uuid);
  if (!item?.inPlay) return null;
  const own = { uuid, name: item.name, actor: item.actor?.uuid ?? "" };
  if (!isItemOfType(item, "gear")) return { ...own, left: 0, holds: 0, quantity: null };
  const { ammunition, quantity } = item.system;
  return { ...own, left: ammunition.value, holds: ammunition.max, quantity };
}

function fightOf(uuid: string): ReturnType<World["fightOf"]> {
  const combat = game.combats.active;
  const takesPart = combat?.combatants.some((one) => one.actor?.uuid === uuid) === true;
  if (!takesPart || !isCombatOfType(combat, "conflict")) return { pace: "", scope: "" };
  const { pace, scope } = combat.system;
  return { pace, scope };
}

function attacksOf(uuid: string): readonly string[] {
  const attacks = rollStore().attacksOf(uuid);
  return attacks.map(({ id }) => id);
}

/** An id in core's format, the same for the same entry and place. */
function newId(entry: string, place: number): string {
  if (entry === "") return foundry.utils.randomID();
  const suffix = place.toString(36).padStart(2, "0");
  return `${entry.slice(0, 14)}${suffix}`;
}
