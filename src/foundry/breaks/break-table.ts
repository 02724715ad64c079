import type { AspectState, Table } from "../../rules/index.ts";
import type { BreakActor } from "../../view/ledger/breaks/break-list.view.ts";
import { hasActorData } from "../documents/has-actor-data.ts";
import { isItemOfType } from "../documents/is-item-of-type.ts";
import { NornActor } from "../documents/norn-actor.ts";
import { isPlayed } from "../documents/played-actors.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { npcPool } from "../settings/npc-pool.ts";
import { isLeftOut, leftOutKey } from "./left-out.ts";

/** Everything a break may change, as it stands now. Whoever is left out of breaks is not there, and not counted. */
export function breakTable(): Table {
  const inPlay = everybody().filter((actor) => !isLeftOut(actor));
  const snapshots = inPlay.map((actor) => ({ actor, snapshot: actor.snapshot() }));
  return {
    playerCharacters: snapshots.flatMap(({ actor, snapshot }) => (isPlayed(actor) ? [snapshot] : [])),
    everybody: snapshots.map(({ snapshot }) => snapshot),
    aspects: inPlay.flatMap(aspectsOf),
    npcPool: npcPool().points,
  };
}

export function breakActors(): BreakActor[] {
  return everybody().map((actor) => ({
    uuid: actor.uuid,
    key: leftOutKey(actor),
    name: actor.name,
    played: isPlayed(actor),
    out: isLeftOut(actor),
  }));
}

/** The actors of the world, and those that only a token of the scene has. */
function everybody(): NornActor[] {
  const scenes = new Set([game.scenes.active, game.scenes.viewed]);
  const tokens = [...scenes].flatMap((scene) => [...(scene?.tokens ?? [])]);
  const here = tokens.flatMap(({ actorLink, actor }) => (!actorLink && actor instanceof NornActor ? [actor] : []));
  return [...game.actors, ...here].filter(({ system }) => hasActorData(system));
}

function aspectsOf(actor: NornActor): AspectState[] {
  return [...actor.items].flatMap((item) => (isItemOfType(item, "aspect") && item.inPlay ? [aspectState(item)] : []));
}
