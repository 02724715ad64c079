import type { Setting } from "../documents/setting.ts";
import { WorldCollection } from "./world-collection.ts";

/** The stored settings: of the world, and of each user. */
export class WorldSettings extends WorldCollection<Setting> {
  static override documentName = "Setting";

  /** The stored setting with this key (`namespace.key`), of the world or of one user. */
  getSetting(key: string, userId?: string): Setting | undefined {
    return this.find((setting) => setting.key === key && (setting._source["user"] ?? undefined) === userId);
  }

  getItem(key: string): string | null {
    const value = this.getSetting(key)?._source["value"];
    return typeof value === "string" ? value : null;
  }
}
