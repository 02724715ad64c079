import type { PlainObject } from "../../common/plain-object.ts";
import { AsyncFunction } from "../../common/utils/async-function.ts";

/** Runs a script with these names in its scope. Macros are programs by nature: anyone who may write one may run anything. */
export function runScript(command: string, names: PlainObject, self: object): Promise<unknown> {
  const keys = Object.keys(names).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
  const script = new AsyncFunction(...keys, `${command}\n`);
  return script.call(self, ...keys.map((key) => names[key]));
}
