import type { SettlingHost } from "../../src/ledger/authority/ledger-host.ts";
import type { DicePlan } from "../../src/rules/dice/dice-method.ts";
import { faceOfPip, sidesOf } from "../../src/rules/dice/die-faces.ts";
import { sayOutcome } from "./plain-messages.ts";
import type { PlainWorld } from "./plain-world.ts";

/** How a client dies in the middle. */
export interface Dying {
  /** The user whose client is the authority. */
  readonly by?: string;
  /** It dies after this many documents; with one more, after the outcome. */
  readonly dies?: number;
}

/** A world in memory as the authority's host: everything is done at once. */
export function plainHost(world: PlainWorld, { by = "gm", dies = Number.POSITIVE_INFINITY }: Dying = {}): SettlingHost {
  let left = dies;
  const live = (): void => {
    left -= 1;
    if (left < 0) throw new Error("The client is gone.");
  };
  return {
    world: () => world,
    throwDice: (plan) => ({ faces: thrownFor(plan, world.next()), rolls: [] }),
    write: ({ entry, events }) => {
      live();
      const changed = world.change(events);
      if (!changed.ok) throw new Error(changed.code);
      world.written.set(entry.id, [...(world.written.get(entry.id) ?? []), ...events]);
      return null;
    },
    isConnected: () => left >= 0,
    say: (entry, said) => {
      live();
      sayOutcome(world, entry, { author: by, said: { ...said } });
      world.written.delete(entry.id);
    },
    remove: (events) => {
      if (left < 1) live();
      for (const event of events) if (event.type === "aspect-removed" && world.aspect(event.aspect.uuid)) world.change([event]);
    },
  };
}

/** Dice that are the same whenever the same is done. */
export function thrownFor(plan: DicePlan, seed: number): number[] {
  return Array.from({ length: plan.count }, (_, at) => {
    const pip = Math.abs(Math.imul(seed * 31 + at + 1, 2_654_435_761) >>> 8) % sidesOf(plan.die);
    return faceOfPip(plan.die, pip + 1);
  });
}
