import { configured } from "../platform.ts";

/** The class a world has configured in place of a core one: `CONFIG.ux.<name>`. */
export function implementationOf<T>(name: string, fallback: T): T {
  const chosen = configured<Record<string, T | undefined>>("ux")?.[name];
  return chosen ?? fallback;
}
