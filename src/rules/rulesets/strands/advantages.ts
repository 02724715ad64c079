import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice, readNumber, readNumbers } from "../../dials/read-dial.ts";
import type { Finding } from "../../ruleset.ts";
import { type PointPool, poolFindings } from "../../skills/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { ASPECTS, LEVEL, LEVEL_ADVANTAGES, LEVEL_LARGEST, LEVEL_REFRESH, TRADED_REFRESH } from "./dials.data.ts";

/** Who plays with fewer aspects has so many expert advantages for nothing. Source: S2. */
const FREE_EXPERTS = 3;
const EXPERT = "expert";

interface AdvantageAudit {
  readonly pools: readonly PointPool[];
  readonly findings: readonly Finding[];
}

/**
 * Advantage points of the campaign's level, spent on advantages of at most its maximum each. S2-R5: where the campaign allows it,
 * refresh that a character goes without buys more. Source: S2, S4.
 */
export function auditAdvantages(actor: ActorSnapshot, dials: DialValues): AdvantageAudit {
  const { advantages } = actor;
  if (!advantages) return { pools: [], findings: [] };
  const level = readChoice(LEVEL, dials);
  const given = readNumbers(LEVEL_ADVANTAGES, dials)[level] ?? 0;
  const largest = readNumbers(LEVEL_LARGEST, dials)[level] ?? 0;
  const cost = advantages.reduce((sum, one) => sum + one.cost, 0);
  const pool = { id: "advantages", spent: cost - freeOf(advantages, dials), allowed: given + traded(actor, dials) };
  const over = advantages.filter((one) => one.cost > largest);
  return {
    pools: [pool],
    findings: [
      ...poolFindings(pool),
      ...over.map(({ name, cost: points }): Finding => ({
        severity: "wrong",
        code: "advantage-over-cap",
        args: { name, points, largest },
        traits: [],
      })),
    ],
  };
}

function freeOf(advantages: NonNullable<ActorSnapshot["advantages"]>, dials: DialValues): number {
  if (readChoice(ASPECTS, dials) === "standard") return 0;
  const experts = advantages.filter(({ tier }) => tier === EXPERT).map(({ cost }) => cost);
  return experts
    .toSorted((a, b) => a - b)
    .slice(0, FREE_EXPERTS)
    .reduce((sum, cost) => sum + cost, 0);
}

/** A character with a refresh of its own below the campaign's has traded the difference. */
function traded({ fatePoints: { refresh } }: ActorSnapshot, dials: DialValues): number {
  const usual = readNumbers(LEVEL_REFRESH, dials)[readChoice(LEVEL, dials)] ?? 0;
  return refresh > 0 ? Math.max(0, usual - refresh) * readNumber(TRADED_REFRESH, dials) : 0;
}

const PRICE_PER_POINT = 2;
const LEAST_PRICE = 4;

/** What an advantage costs that is bought with resources. Source: S4. */
export function advantagePrice(points: number): number {
  return Math.max(LEAST_PRICE, PRICE_PER_POINT * points);
}
