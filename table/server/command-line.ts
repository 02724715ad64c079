import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { hostName } from "./edge/admission.ts";
import { isGeneration } from "./release.data.ts";
import type { TableOptions } from "./start-table.ts";
import { CHOICES, isChoice } from "../common/choices.ts";

/** The command was not understood; the message says why and how to get help. */
class CommandLineError extends Error {
  override readonly name = "CommandLineError";
}

const CLIENT_FOLDER = fileURLToPath(new URL("../../dist/table", import.meta.url));

export const USAGE = `Usage: tsx table/server/main.ts --system FOLDER --world FOLDER [options]
  --system FOLDER      a built system
  --world FOLDER       the world; it is made if the folder does not exist
  --generation 13|14   which Foundry to stand in for (14)
  --port N             the port (30000 or the next free one)
  --host ADDRESS       listen here for others too (0.0.0.0: everywhere); each seat's address has a key then
  --allow-host NAME    a host by which the Table is reached through a forwarded port; may be given several times
  --sample FOLDER      what a new world is filled with
  --client FOLDER      the built client (dist/table)
  --title TEXT         the name of the world
  --reset              throw the world away and make a new one
  --otherwise NAMES    choices of the Table turned round (table/common/choices.ts)
  --report-only        run what a system's page has in it (handlers, scripts), which the policy stops otherwise
  --help               this text`;

/** Who can reach the Table, for this command and for a system's own. */
export const HOST_OPTIONS = { host: { type: "string" }, "allow-host": { type: "string", multiple: true } } as const;

const OPTIONS = {
  system: { type: "string" },
  world: { type: "string" },
  generation: { type: "string", default: "14" },
  port: { type: "string" },
  ...HOST_OPTIONS,
  sample: { type: "string" },
  client: { type: "string", default: CLIENT_FOLDER },
  title: { type: "string" },
  reset: { type: "boolean", default: false },
  otherwise: { type: "string", default: "" },
  "report-only": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** A port number from the command line. @throws CommandLineError */
const readPort = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new CommandLineError(`--port ${text}: a port is a number from 0 to 65535`);
};

interface Hosts {
  readonly host: string | undefined;
  readonly allowedHosts: readonly string[];
}

/** A host is a name or an address, without a port. @throws CommandLineError */
export const readHosts = (values: {
  readonly host?: string | undefined;
  readonly "allow-host"?: string[] | undefined;
}): Hosts => {
  const { host, "allow-host": allowedHosts = [] } = values;
  const wrong = [host, ...allowedHosts].find((name) => name !== undefined && hostName(name) === undefined);
  if (wrong === undefined) return { host, allowedHosts };
  throw new CommandLineError(`"${wrong}" is no host: give its name or address alone, such as desk.example or 192.168.1.5`);
};

/** Names of choices, separated by commas. @throws CommandLineError */
export const readChoices = (text: string): string[] => {
  const names = text.split(",").filter((name) => name !== "");
  const unknown = names.find((name) => !isChoice(name));
  if (unknown === undefined) return names;
  throw new CommandLineError(`--otherwise ${unknown}: the choices are ${Object.keys(CHOICES).join(", ")}`);
};

/** @throws CommandLineError */
export const readCommandLine = (args: readonly string[]): TableOptions | "help" => {
  let values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];
  try {
    ({ values } = parseArgs({ args: [...args], options: OPTIONS, strict: true }));
  } catch (error) {
    throw new CommandLineError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
  if (values.help) return "help";
  if (values.system === undefined || values.world === undefined)
    throw new CommandLineError(`--system and --world are needed\n\n${USAGE}`);
  const generation = Number(values.generation);
  if (!isGeneration(generation)) throw new CommandLineError(`--generation ${values.generation}: it is 13 or 14`);
  return {
    systemFolder: values.system,
    worldFolder: values.world,
    generation,
    port: readPort(values.port),
    ...readHosts(values),
    sampleFolder: values.sample,
    clientFolder: values.client,
    title: values.title,
    reset: values.reset,
    otherwise: readChoices(values.otherwise),
    policy: values["report-only"] ? "report" : "enforce",
  };
};
