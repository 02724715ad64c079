import type { ModifiersInput } from "../../rules/harm/harm-rules.ts";
import { isActive } from "../order.ts";
import type { World } from "../world.ts";

/** An actor's last hit, and whether they have rolled nothing since: in some games it hinders the next roll. Source: F8. */
export function sinceHit(
  { entries, rollsBy }: Pick<World, "entries" | "rollsBy">,
  actor: string,
): Pick<ModifiersInput, "afterHit" | "lastHit"> {
  const hit = entries.ofKinds(["harm"]).findLast((entry) => entry.actor === actor && isActive(entries, entry));
  if (!hit) return { afterHit: false };
  const rolled = rollsBy(actor).at(-1);
  const lastHit = hit.outcome.events.flatMap((event) =>
    event.type === "track-box-checked" ? [{ track: event.track, box: event.box }] : [],
  );
  return { afterHit: !rolled || rolled.timestamp <= hit.settled, lastHit };
}
