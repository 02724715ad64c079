import { type Break, BREAKS } from "../../rules/breaks/break-rules.ts";
import { type Feature, usesTrack } from "../../rules/stunts/effect.ts";
import type { GamesOfItem } from "../../rules/counts-in.ts";
import { limitedEffects } from "../../rules/stunts/limited.ts";
import { parseEffects } from "../../rules/stunts/read-effect.ts";

/** The part of a stunt, power, extra or piece of gear the rules see. A live item satisfies it. */
export interface FeatureSlice {
  readonly id: string | null;
  readonly name: string;
  readonly system: GamesOfItem & {
    readonly uses: { readonly max: number; readonly at: string };
    readonly effects: object;
    /** Extras only. */
    readonly aspect?: string;
    readonly limited?: boolean;
    /** Powers only. */
    readonly roll?: { readonly trait: string; readonly track: string };
    /** Gear only. */
    readonly category?: string;
    readonly equipped?: boolean;
  };
}

type Tracks = Readonly<Record<string, { readonly boxes: Readonly<Record<string, boolean>> }>>;

/** What it does, for the rules: nothing for what has no effects and no uses, or is not ready. */
export function featureOf({ id, name, system }: FeatureSlice, tracks: Tracks): readonly Feature[] {
  const { uses, aspect = "", limited = false } = system;
  if (isPutAway(system)) return [];
  const own = parseEffects(system.effects);
  const effects = limited ? limitedEffects(own) : own;
  const strains = system.roll?.trait ? system.roll.track : "";
  if (effects.length === 0 && uses.max === 0 && strains === "") return [];
  const boxes = tracks[usesTrack(id ?? "")]?.boxes ?? {};
  const spent = Object.values(boxes).filter(Boolean).length;
  const at = BREAKS.find((one): one is Break => one === uses.at) ?? "";
  return [{ id: id ?? "", name, aspect, uses: { most: uses.max, spent, at }, effects, ...(strains !== "" && { strains }) }];
}

/** Weapons and armor do something only while they are ready. */
function isPutAway({ category, equipped }: FeatureSlice["system"]): boolean {
  return (category === "weapon" || category === "armor") && equipped !== true;
}
