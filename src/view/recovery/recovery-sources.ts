import { nameWound, recoveriesOf } from "../../ledger/recovery/recovery.ts";
import type { NamedWound } from "../../ledger/requests/recovery.ts";
import type { World } from "../../ledger/world.ts";
import type { Recovery } from "../../rules/harm/harm-rules.ts";
import type { RecoveryInput } from "./recovery-list.view.ts";
import type { WoundWords } from "./wound-text.ts";

/** Every wound of an actor, with how it heals and what it is called; none of one who is gone. */
export function recoverySources(world: Pick<World, "game" | "actor" | "aspect">, actor: string): readonly RecoveryInput[] {
  const known = world.actor(actor);
  if (!known) return [];
  return recoveriesOf(world.game, known).map((recovery) => {
    const named = nameWound(known.uuid, recovery.wound);
    return { named, recovery, words: woundWords(world, named, recovery) };
  });
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
