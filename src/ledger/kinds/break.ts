import { type Break, BREAKS } from "../../rules/breaks/break-rules.ts";
import { type BreakLine, breakLines, type PlayState } from "../../rules/breaks/at-break.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { ok, refuse } from "../../rules/result.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, isInput, MOST_LISTED, textOf, textsOf, wholeOf } from "../read-input.ts";
import type { World } from "../world.ts";
import type { BreakChange } from "../requests/breaks.ts";

const CHANGE_KINDS = [
  "points",
  "boxes",
  "gone",
  "track",
  "uses",
  "pool",
  "challenge",
] as const satisfies readonly BreakLine["kind"][];

/** A new session, the end of a scene …: every change it brings, except what the GM leaves out. Source: F3, S3, T3, M3. */
export const BREAK: Kind<"break"> = {
  parse: (input) => {
    const at = choiceOf(BREAKS, input["at"]);
    const except = input["except"];
    // A list that cannot be read must not count as "nothing left out".
    const isRead = except === undefined || Array.isArray(except);
    return at && isRead ? { at, except: textsOf(except) } : null;
  },
  parseFacts: (input) => {
    const changes: readonly unknown[] = Array.isArray(input["changes"]) ? input["changes"] : [];
    return { changes: changes.slice(0, MOST_LISTED).flatMap(parseChange) };
  },
  plan: (world, { author, request }) => {
    if (!world.isGm(author)) return refuse("gm-only");
    const { at, except } = request;
    if (!world.game.ruleset.breaks.known(world.game.dials).includes(at)) return refuse("break-unknown");
    const lines = breakLinesNow(world, at).filter(({ key }) => !except.includes(key));
    const changes = lines.map((line) => changeOf(world, line));
    return ok(
      plainPlan<"break">(
        { changes },
        lines.flatMap(({ events }) => events),
      ),
    );
  },
  about: () => [],
  concernsAll: true,
  // What has happened in between is no part of the scene that had ended.
  order: { asItWas: true },
};

/** Everything a break would change now. */
export function breakLinesNow(
  { game, inPlay, npcPool }: { readonly game: ActiveGame } & Pick<World, "inPlay" | "npcPool">,
  at: Break,
): readonly BreakLine[] {
  const actors = inPlay();
  const snapshots = actors.map((actor) => ({ actor, snapshot: actor.snapshot() }));
  const state: PlayState = {
    playerCharacters: snapshots.flatMap(({ actor, snapshot }) => (actor.isPlayerCharacter ? [snapshot] : [])),
    actors: snapshots.map(({ snapshot }) => snapshot),
    aspects: snapshots.flatMap(({ snapshot }) => snapshot.aspects),
    challenges: actors.flatMap((actor) => actor.challenges()),
    npcPool,
  };
  return breakLines(game, state, at);
}

function changeOf(world: World, { actor: uuid, kind, aspect, counts, hidden }: BreakLine): BreakChange {
  const actor = world.actor(uuid);
  const secret = aspect?.hidden === true || hidden === true || !actor?.isOpen;
  return { actorName: actor?.name ?? "", kind, aspectName: aspect?.name ?? "", counts, secret };
}

function parseChange(stored: unknown): BreakChange[] {
  if (!isInput(stored)) return [];
  const kind = choiceOf(CHANGE_KINDS, stored["kind"]);
  if (!kind) return [];
  const counts: readonly unknown[] = Array.isArray(stored["counts"]) ? stored["counts"] : [];
  const names = { actorName: textOf(stored["actorName"]), aspectName: textOf(stored["aspectName"]) };
  return [{ ...names, kind, counts: counts.flatMap(parseCount), secret: stored["secret"] !== false }];
}

function parseCount(stored: unknown): BreakChange["counts"] {
  if (!isInput(stored)) return [];
  const from = wholeOf(stored["from"]);
  const to = wholeOf(stored["to"]);
  const name = textOf(stored["name"]);
  const words = idOf(stored["words"]);
  return from === null || to === null
    ? []
    : [{ what: textOf(stored["what"]), ...(name !== "" && { name }), ...(words !== "" && { words }), from, to }];
}
