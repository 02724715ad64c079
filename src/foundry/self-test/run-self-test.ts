import {
  type CheckResult,
  type Finding,
  FINDINGS,
  selfTestReport,
  type SelfTestReport,
} from "../../view/self-test/self-test-report.ts";
import { prompt } from "../apps/prompt.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { DICE_CHECKS } from "./check-dice.ts";
import { DOCUMENT_CHECKS } from "./check-documents.ts";
import { FORGED, LEDGER_CHECKS } from "./check-ledger.ts";
import { ANYONES_PAGE_CHECKS, PAGE_CHECKS } from "./check-page.ts";
import { warningsDuring } from "./console-warnings.ts";
import { makeScratch, removeScratch, type Scratch } from "./scratch.ts";
import type { SelfCheck } from "./self-check.ts";
import { reasonOf } from "../../ledger/reason-of.ts";

bundleTemplates(import.meta.glob("../../../templates/self-test/dialog/*.hbs", { query: "?raw", import: "default", eager: true }));

/** What needs nothing in the world but a message. */
const PLAYERS_CHECKS: readonly SelfCheck[] = [FORGED, ...DICE_CHECKS, ...ANYONES_PAGE_CHECKS];
const GMS_CHECKS: readonly SelfCheck[] = [
  ...LEDGER_CHECKS,
  ...DOCUMENT_CHECKS,
  ...DICE_CHECKS,
  ...ANYONES_PAGE_CHECKS,
  ...PAGE_CHECKS,
];

/**
 * Asks the Foundry this runs in whether it does what Norn needs, one check after another. A GM's works on scratch documents, which
 * are removed at the end; a player's leaves out what needs them.
 */
export async function runSelfTest(): Promise<SelfTestReport> {
  const notice = ui.notifications.info("NORN.SelfTest.running", { localize: true, permanent: true });
  const results: CheckResult[] = [];
  const warnings = await warningsDuring(async () => {
    results.push(...(game.user.isGM ? await withScratch(GMS_CHECKS) : await runAll(PLAYERS_CHECKS, null)));
  });
  ui.notifications.remove(notice);
  results.push(resultOf("console", warnings.length === 0 ? "as-expected" : "otherwise", warnings.join(" / ")));
  const report = selfTestReport(surroundings(), results, findingWords());
  void show(report);
  return report;
}

async function withScratch(checks: readonly SelfCheck[]): Promise<CheckResult[]> {
  try {
    const scratch = await makeScratch();
    return await runAll(checks, scratch);
  } catch (error) {
    return [resultOf("scratch", "wrong", reasonOf(error))];
  } finally {
    await removeScratch();
  }
}

async function runAll(checks: readonly SelfCheck[], scratch: Scratch | null): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { id, run } of checks) {
    try {
      // A player's checks take nothing from it.
      const { seen, finding = "as-expected" } = await run(scratch as Scratch);
      results.push(resultOf(id, finding, seen));
    } catch (error) {
      results.push(resultOf(id, "wrong", reasonOf(error)));
    }
  }
  return results;
}

function resultOf(id: string, finding: Finding, seen: string): CheckResult {
  return { id, name: game.i18n.localize(`NORN.SelfTest.check.${id}`), finding, seen };
}

/** Names that mean the same in every language. */
function surroundings(): Record<string, string> {
  const modules = [...game.modules].filter(({ active }) => active).map(({ id, version }) => `${id} ${version}`);
  return {
    Foundry: game.version,
    Norn: game.system.version,
    Game: activeRuleset().id,
    Role: String(game.user.role),
    Modules: modules.length > 0 ? modules.join(", ") : "–",
    Browser: navigator.userAgent,
  };
}

function findingWords(): Record<Finding, string> {
  const words = FINDINGS.map((finding) => [finding, game.i18n.localize(`NORN.SelfTest.finding.${finding}`)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each finding
  return Object.fromEntries(words) as Record<Finding, string>;
}

async function show({ ok, text }: SelfTestReport): Promise<void> {
  const answer = await prompt({
    title: "NORN.SelfTest.title",
    icon: "fa-stethoscope",
    template: "self-test/dialog/report.hbs",
    context: { text, summary: ok ? "NORN.SelfTest.right" : "NORN.SelfTest.wrong" },
    width: 560,
    buttons: [
      { id: "copy", label: "NORN.SelfTest.copy", icon: "fa-copy" },
      { id: "cancel", label: "NORN.SelfTest.close", icon: "fa-xmark" },
    ],
  });
  if (!answer) return;
  await game.clipboard.copyPlainText(text);
  ui.notifications.info("NORN.SelfTest.copied", { localize: true });
}
