import { parseArgs } from "node:util";
import { RULESET_IDS } from "../../src/rules/rulesets/ruleset-by-id.ts";
import { CommandError } from "../command-error.ts";
import { HOST_OPTIONS, readChoices, readHosts } from "../../table/server/command-line.ts";

export const START_USAGE = `npm start -- [options]
  --port N             30000 (or the next free one) unless given; 0 for any free one
  --host ADDRESS       listen here for others too (0.0.0.0: everywhere); each seat's address has a key then
  --allow-host NAME    a host by which it is reached through a forwarded port; may be given several times
  --world FOLDER       the world; worlds/sample unless given, made if it is not there
  --generation 13|14   which Foundry the Table stands in for (14)
  --game GAME          the game in force: ${RULESET_IDS.join(", ")}
  --reset              gives the sample world back
  --no-open            opens no browser
  --no-build           takes what was built before
  --otherwise NAMES    choices of the Table turned round (table/common/choices.ts)
  --help               this text`;

export interface StartOptions {
  /** undefined: 30000 or the next free one. */
  readonly port: number | undefined;
  /** undefined: this machine only. */
  readonly host: string | undefined;
  readonly allowedHosts: readonly string[];
  readonly world: string | undefined;
  readonly generation: 13 | 14;
  readonly game: string | undefined;
  readonly reset: boolean;
  readonly open: boolean;
  readonly build: boolean;
  readonly otherwise: readonly string[];
}

const OPTIONS = {
  port: { type: "string" },
  ...HOST_OPTIONS,
  world: { type: "string" },
  generation: { type: "string", default: "14" },
  game: { type: "string" },
  reset: { type: "boolean", default: false },
  "no-open": { type: "boolean", default: false },
  "no-build": { type: "boolean", default: false },
  otherwise: { type: "string", default: "" },
  help: { type: "boolean", default: false },
} as const;

/** @throws CommandError saying which option is wrong and what it may be */
export function readStartOptions(args: readonly string[]): StartOptions | "help" {
  const values = parse(args);
  if (values.help) return "help";
  return {
    port: readPort(values.port),
    ...asCommandError(() => readHosts(values)),
    world: readFolder(values.world),
    generation: readGeneration(values.generation),
    game: readGame(values.game),
    reset: values.reset,
    open: !values["no-open"],
    build: !values["no-build"],
    otherwise: readOtherwise(values.otherwise),
  };
}

function parse(args: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"] {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw new CommandError(`${why}.\n\n${START_USAGE}`);
  }
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new CommandError(`--port ${text}: a port is a whole number from 0 to 65535.`);
}

function readFolder(text: string | undefined): string | undefined {
  if (text === "") throw new CommandError("--world: name a folder.");
  return text;
}

function readGeneration(text: string): 13 | 14 {
  if (text === "13" || text === "14") return text === "13" ? 13 : 14;
  throw new CommandError(`--generation ${text}: it is 13 or 14.`);
}

function readGame(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const game = RULESET_IDS.find((id) => id === text);
  if (game) return game;
  throw new CommandError(`--game ${text}: the games are ${RULESET_IDS.join(", ")}.`);
}

function readOtherwise(names: string): readonly string[] {
  return asCommandError(() => readChoices(names));
}

/** What the Table's own command refuses is refused here in the same words. */
function asCommandError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}.`);
  }
}
