import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import type { Recovery } from "../../rules/harm/harm-rules.ts";
import type { EntryOf } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedTarget, textOf, textsOf } from "../read-input.ts";
import { parseWound, recoveryOf, treatmentBy } from "../recovery/recovery.ts";
import { ownResultOfActiveGame, rollOfActiveGame } from "../roll/replay-roll.ts";
import type { LedgerActor, World } from "../world.ts";
import type { NamedWound } from "../requests/recovery.ts";

/** One wound heals: when a GM says so, or by a treatment that leaves nothing of the time it takes. Source: F8, S5, T4, M4. */
export const HEAL: Kind<"heal"> = {
  parse: (input) => ({ ...parseWound(input), ...namedTarget(input), roll: idOf(input["roll"]) }),
  parseFacts: (input) => ({
    targetName: textOf(input["targetName"]),
    trackName: textOf(input["trackName"]),
    trackWords: idOf(input["trackWords"]),
    aspectName: textOf(input["aspectName"]),
    boxes: textsOf(input["boxes"]),
  }),
  plan: (world, entry) => {
    const { request } = entry;
    const target = world.actor(request.target);
    if (!target || !world.isUser(entry.author)) return refuse("actor-gone", { actor: request.targetName });
    const recovery = recoveryOf(world.game, target, request);
    if (!recovery) return refuse("wound-gone", { actor: target.name });
    const may = mayHeal(world, entry, target);
    if (!may.ok) return may;
    const { aspect: uuid, boxes } = recovery.wound;
    const aspect = uuid === "" ? null : world.aspect(uuid);
    const layout = world.game.ruleset.tracks(target.snapshot(), world.game.dials).find(({ id }) => id === request.track);
    const facts = {
      targetName: target.name,
      trackName: layout?.name ?? "",
      trackWords: layout?.words ?? "",
      aspectName: aspect?.name ?? "",
      boxes,
    };
    return ok(plainPlan<"heal">(facts, healed(target.uuid, recovery, aspect)));
  },
  about: ({ request: { roll } }) => [roll],
  concerns: ({ request: { target } }) => [target],
};

function healed(
  actor: string,
  { wound: { track, boxes } }: Recovery,
  aspect: ReturnType<World["aspect"]>,
): readonly LedgerEvent[] {
  return [
    ...boxes.map((box) => ({ type: "track-box-cleared", actor, track, box }) as const),
    ...(aspect ? [{ type: "aspect-removed", aspect } as const] : []),
  ];
}

function mayHeal(world: World, entry: EntryOf<"heal">, target: LedgerActor): Result<true> {
  const { author, request } = entry;
  if (request.roll === "") return world.isGm(author) ? ok(true) : refuse("gm-only");
  if (world.isGm(author)) {
    const now = rollOfActiveGame(world, request.roll);
    return now.ok ? ok(true) : now;
  }
  return isTreated(world, entry, target);
}

/** Players heal their own characters and each other's, each with a roll of their own that was made for this very wound. */
function isTreated(world: World, entry: EntryOf<"heal">, target: LedgerActor): Result<true> {
  const { author, request } = entry;
  if (!isPatientOf(world, author, target)) return refuse("not-yours", { actor: target.name });
  if (request.aspect !== "" && !world.knows(author, request.aspect)) return refuse("aspect-gone", { aspect: "" });
  const rolled = ownResultOfActiveGame(world, entry, request.roll);
  if (!rolled.ok) return rolled;
  const { now, actor } = rolled.value;
  if (now.roll.author !== author) return refuse("not-yours", { actor: actor.name });
  if (now.entries.some(({ kind }) => kind === "heal")) return refuse("treated-already");
  const treated = treatmentBy(world, now);
  if (!treated || !isSame(treated.named, request)) return refuse("treats-else");
  return treated.days === 0 ? ok(true) : refuse("heals-later", { days: treated.days ?? 0 });
}

/** Whether a player may treat someone to the end: those without a player are the GM's. */
export function isPatientOf(
  { owns }: Pick<World, "owns">,
  user: string,
  target: Pick<LedgerActor, "uuid" | "isPlayerCharacter">,
): boolean {
  return target.isPlayerCharacter || owns(user, target.uuid);
}

function isSame(one: NamedWound, other: NamedWound): boolean {
  return (["target", "track", "row", "box", "aspect"] as const).every((part) => one[part] === other[part]);
}
