import {
  type Break,
  BREAKS,
  type Effect,
  type EffectCosts,
  EFFECT_KINDS,
  EFFECT_ROLLS,
  type Feature,
  type GamesOfItem,
  isForRolls,
  NO_COSTS,
  usesTrack,
} from "../../rules/index.ts";

interface EffectSlice {
  readonly kind: string;
  readonly roll: string;
  readonly scope: string;
  readonly traits: Readonly<Record<string, boolean>>;
  readonly amount: number;
  readonly use: string;
  readonly track: string;
  readonly row: string;
  readonly when: string;
  readonly costs: EffectCosts;
}

/** The part of a stunt, power, extra or piece of gear the rules see. A live item satisfies it. */
export interface FeatureSlice {
  readonly id: string | null;
  readonly name: string;
  readonly system: GamesOfItem & {
    readonly uses: { readonly max: number; readonly at: string };
    readonly effects: Readonly<Record<string, EffectSlice>>;
    /** Extras only. */
    readonly aspect?: string;
    readonly limited?: boolean;
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
  const own = Object.entries(system.effects).map(([key, effect]) => effectOf(key, effect));
  const effects = limited ? narrated(own) : own;
  if (effects.length === 0 && uses.max === 0) return [];
  const boxes = tracks[usesTrack(id ?? "")]?.boxes ?? {};
  const spent = Object.values(boxes).filter(Boolean).length;
  const at = BREAKS.find((one): one is Break => one === uses.at) ?? "";
  return [{ id: id ?? "", name, aspect, uses: { most: uses.max, spent, at }, effects }];
}

/** Weapons and armour do something only while they are ready. */
function isPutAway({ category, equipped }: FeatureSlice["system"]): boolean {
  return (category === "weapon" || category === "armour") && equipped !== true;
}

function effectOf(id: string, stored: EffectSlice): Effect {
  const { scope, amount, use, track, row, when, costs } = stored;
  return {
    id,
    kind: EFFECT_KINDS.find((kind) => kind === stored.kind) ?? "special",
    roll: EFFECT_ROLLS.find((roll) => roll === stored.roll) ?? "",
    traits: Object.keys(stored.traits).filter((trait) => stored.traits[trait]),
    scope,
    amount,
    use,
    track,
    row,
    when: when.trim(),
    costs: { ...NO_COSTS, ...costs },
  };
}

/** F7: using it takes a box of the aspect it also is. */
function narrated(effects: readonly Effect[]): readonly Effect[] {
  const taking = (effect: Effect): Effect => ({
    ...effect,
    costs: { ...effect.costs, aspectBoxes: Math.max(1, effect.costs.aspectBoxes) },
  });
  const used = effects.map((effect) => (isForRolls(effect) || effect.kind === "special" ? taking(effect) : effect));
  return used.some(({ kind }) => kind !== "track") ? used : [...used, taking(effectOf("limited", PLAIN))];
}

const PLAIN: EffectSlice = {
  kind: "special",
  roll: "",
  scope: "",
  traits: {},
  amount: 0,
  use: "",
  track: "",
  row: "",
  when: "",
  costs: NO_COSTS,
};
