import type { SelfTestReport } from "../../view/self-test/self-test-report.ts";

/** For `game.norn`: whether the Foundry this runs in does what Norn needs. Fetched when it is asked for. */
export async function selfTest(): Promise<SelfTestReport> {
  const { runSelfTest } = await import("./run-self-test.ts");
  return runSelfTest();
}
