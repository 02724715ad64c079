import { campaignRuleset } from "../../rules/campaign-ruleset.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { rulesetById, RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";
import { isDialValue, readDialValue } from "./read-dial-value.ts";
import { isPlainRecord, shown } from "./review-fields.ts";

export const CAMPAIGN_FORMAT = "norn-campaign";
const CAMPAIGN_VERSION = 1;

/** The options of a campaign, its lists included, in a file of our own. */
export interface CampaignFile {
  readonly format: typeof CAMPAIGN_FORMAT;
  readonly version: number;
  readonly game: string;
  /** Only those that are not as in the book. */
  readonly dials: DialValues;
}

export interface ReadCampaign {
  readonly game: string;
  readonly dials: DialValues;
  /** Paths of options that this game does not have. */
  readonly unknown: readonly string[];
}

/** The stored values of a game's dials: those it has as the campaign has made it. What is of other games is left. */
function dialsOf(game: string, stored: DialValues): DialValues {
  const ids = new Set(campaignRuleset(rulesetById(game), stored).dials.map(({ id }) => id));
  return Object.fromEntries(Object.entries(stored).filter(([id]) => ids.has(id)));
}

export function campaignFile(game: string, stored: DialValues): CampaignFile {
  return { format: CAMPAIGN_FORMAT, version: CAMPAIGN_VERSION, game, dials: dialsOf(game, stored) };
}

/** The world's dials after an import: those of the file's game are as in the file, those of other games stay. */
export function withCampaign(stored: DialValues, { game, dials }: Pick<ReadCampaign, "game" | "dials">): DialValues {
  const own = dialsOf(game, stored);
  const others = Object.entries(stored).filter(([id]) => !Object.hasOwn(own, id));
  return { ...Object.fromEntries(others), ...dials };
}

export function readCampaign({ version, game, dials }: Readonly<Record<string, unknown>>): Result<ReadCampaign> {
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) {
    return refuse("version-wrong", { value: shown(version) });
  }
  if (version > CAMPAIGN_VERSION) return refuse("version-newer", { version, most: CAMPAIGN_VERSION });
  const id = RULESET_IDS.find((one) => one === game);
  if (id === undefined) return refuse("game-unknown", { path: "game", value: shown(game) });
  if (!isPlainRecord(dials)) return refuse("field-record", { path: "dials", value: shown(dials) });
  return readDials(id, dials);
}

/** Which dials a game has depends on what the campaign has chosen. */
function readDials(game: string, given: Readonly<Record<string, unknown>>): Result<ReadCampaign> {
  const chosen = Object.fromEntries(Object.entries(given).flatMap(([id, value]) => (isDialValue(value) ? [[id, value]] : [])));
  const known = new Map(campaignRuleset(rulesetById(game), chosen).dials.map((dial) => [dial.id, dial]));
  const dials: Record<string, DialValues[string]> = {};
  const unknown: string[] = [];
  for (const [id, value] of Object.entries(given)) {
    const dial = known.get(id);
    if (!dial) {
      unknown.push(`dials.${id}`);
      continue;
    }
    const read = readDialValue(dial, value, `dials.${id}`);
    if (!read.ok) return read;
    dials[id] = read.value;
  }
  return ok({ game, dials, unknown });
}
