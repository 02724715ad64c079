#!/usr/bin/env node
import { readCommandLine, USAGE } from "./command-line.ts";
import { describeSeats } from "./describe-seats.ts";
import { startTable } from "./start-table.ts";

/** The Table on the command line. */
const main = async (): Promise<void> => {
  const command = readCommandLine(process.argv.slice(2));
  if (command === "help") {
    console.log(USAGE);
    return;
  }
  const table = await startTable(command);
  console.log(`The Table is at ${table.url}/join (Ctrl-C stops it)`);
  for (const line of describeSeats(command, table)) console.log(line);

  let ending = false;
  const end = async (): Promise<void> => {
    if (ending) return;
    ending = true;
    console.log("\nThe Table is being cleared.");
    await table.close();
    process.exit(0);
  };
  process.on("SIGINT", () => void end());
  process.on("SIGTERM", () => void end());
};

try {
  await main();
} catch (error) {
  // For known refusals the message is enough; anything else is a fault of ours and shows its stack.
  const known = error instanceof Error && ["SystemError", "WorldError", "PortError", "CommandLineError"].includes(error.name);
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
