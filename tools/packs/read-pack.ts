import { ClassicLevel } from "classic-level";

/** What a compiled pack stores, by key. */
export async function readPack(folder: string): Promise<Map<string, unknown>> {
  const level = new ClassicLevel<string, unknown>(folder, { valueEncoding: "json" });
  const entries = new Map(await level.iterator().all());
  await level.close();
  return entries;
}
