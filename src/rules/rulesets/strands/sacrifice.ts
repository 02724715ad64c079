import type { DialValues } from "../../dials/dial-values.ts";
import type { AspectState } from "../../events/ledger-state.ts";
import {
  type Harm,
  type HarmRefusal,
  type HarmRules,
  type HarmWay,
  type Hit,
  PLAIN_WAY,
  type Sufferer,
} from "../../harm/harm-rules.ts";
import { ok, refuse, type Result } from "../../result.ts";
import { REDUCTIONS } from "./harm.data.ts";
import { takeStress, waysToTake } from "./take-stress.ts";
import { DEFEATED } from "./tracks.ts";

/** The consequence an asset is given up for, and the way of taking the hit that would bring it. */
interface Paid {
  readonly severity: string;
  readonly way: HarmWay;
}

/** An organization may also give up an asset. Source: S5, S9. */
export const waysWithAssets: HarmRules["ways"] = (sufferer, hit, dials) => {
  const usual = waysToTake(sufferer, hit, dials);
  if (paidBy(sufferer, hit, dials) === null) return usual;
  return [...usual, ...assetsOf(sufferer).map(({ uuid }) => ({ ...PLAIN_WAY, asset: uuid }))];
};

/** S9-R3: what the asset pays for does not come; the boxes are checked all the same. Source: S9. */
export const takeWithAssets: HarmRules["take"] = (sufferer, hit, way, dials) => {
  const { asset = "" } = way;
  if (asset === "") return takeStress(sufferer, hit, way, dials);
  const given = assetsOf(sufferer).find(({ uuid }) => uuid === asset);
  const paid = paidBy(sufferer, hit, dials);
  if (!given || !paid || way.armour || way.consequences.length > 0) return refuse("way-unknown");
  return without(takeStress(sufferer, hit, paid.way, dials), paid.severity, given);
};

function assetsOf({ actor: { type }, assets = [] }: Sufferer): readonly AspectState[] {
  return type === "organization" ? assets : [];
}

/**
 * S9-R3: the gravest consequence the hit forces, short of Defeated. Against a single set, which forces none, the mildest one that
 * would take up the hit, or else the gravest. Null where there is nothing to pay for. Source: S9.
 */
function paidBy(sufferer: Sufferer, hit: Hit, dials: DialValues): Paid | null {
  const plain = takeStress(sufferer, hit, PLAIN_WAY, dials);
  const forced = plain.ok ? plain.value.consequences.filter(({ severity }) => severity !== DEFEATED).at(-1) : undefined;
  if (forced) return { severity: forced.severity, way: PLAIN_WAY };
  const chosen = waysToTake(sufferer, hit, dials).filter(({ armour, consequences }) => !armour && consequences.length > 0);
  const way = chosen.find(({ consequences: [one = ""] }) => (REDUCTIONS.get(one) ?? 0) >= hit.amount) ?? chosen.at(-1);
  const [severity] = way?.consequences ?? [];
  return way && severity !== undefined ? { severity, way } : null;
}

function without(taken: Result<Harm, HarmRefusal>, severity: string, sacrificed: AspectState): Result<Harm, HarmRefusal> {
  if (!taken.ok) return taken;
  const paid = taken.value.consequences.findLastIndex((one) => one.severity === severity);
  return ok({ ...taken.value, consequences: taken.value.consequences.filter((_, place) => place !== paid), sacrificed });
}
