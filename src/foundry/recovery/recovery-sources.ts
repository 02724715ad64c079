import { nameWound, recoveriesOf } from "../../ledger/recovery/recovery.ts";
import type { NamedWound } from "../../ledger/requests/recovery.ts";
import type { World } from "../../ledger/world.ts";
import type { GameInForce, Recovery } from "../../rules/index.ts";
import type { RecoverySource } from "../../view/recovery/recovery-list.view.ts";
import type { WoundWords } from "../../view/recovery/wound-text.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { shownActor, shownWorld } from "../ledger/shown-world.ts";

/** Every wound of an actor, with how it heals and what it is called. */
export function recoverySources(actor: NornActor | null): readonly RecoverySource[] {
  const known = shownActor(actor);
  const world = shownWorld();
  if (!known) return [];
  return recoveriesOf(world.game, known).map((recovery) => {
    const named = nameWound(known.uuid, recovery.wound);
    return { named, recovery, words: woundWords(world, named, recovery) };
  });
}

/** Whether there is anything to heal, for the buttons that lead there. */
export function hasWounds(played: GameInForce, actor: NornActor): boolean {
  const known = shownActor(actor);
  return known !== null && recoveriesOf(played, known).length > 0;
}

/** What a wound is called. */
export function woundWords(
  { game: { ruleset, dials }, actor, aspect }: Pick<World, "game" | "actor" | "aspect">,
  { target, track, row, aspect: uuid }: NamedWound,
  { wound: { boxes } }: Recovery,
): WoundWords {
  const snapshot = actor(target)?.snapshot();
  const layouts = snapshot ? ruleset.tracks(snapshot, dials) : [];
  const { name: trackName = "", words: trackWords = "" } = layouts.find(({ id }) => id === track) ?? {};
  return { track, row, trackName, trackWords, aspectName: aspect(uuid)?.name ?? "", boxes };
}
