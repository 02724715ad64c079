/** `npm start`: the Table with Norn and the sample world, for a GM and two players on this machine. */
import { failWith } from "./fail-with.ts";
import { runStart } from "./start/run-start.ts";
import { readStartOptions, START_USAGE } from "./start/start-options.ts";

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

try {
  const options = readStartOptions(process.argv.slice(2));
  if (options === "help") say(START_USAGE);
  else await runStart(options, say);
} catch (error) {
  failWith(error);
}
