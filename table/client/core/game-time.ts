import * as ours from "../../common/ours.ts";
import { getGame } from "./globals.ts";
import { Hooks } from "./hooks.ts";
import { askServer } from "./socket-link.ts";

/** The server's clock, and the world's time (in seconds). */
export class GameTime {
  #offset = 0;

  /** Milliseconds since 1970 by the server's clock. */
  get serverTime(): number {
    return Date.now() + this.#offset;
  }

  get worldTime(): number {
    return Number(getGame().settings.get("core", "time")) || 0;
  }

  /** Asks the server for its time. */
  async sync(): Promise<this> {
    const asked = Date.now();
    const server = await askServer<number>(getGame()[ours.link], "time");
    this.#offset = server - (asked + Date.now()) / 2;
    return this;
  }

  /** Advances the world's time. Resolves to the new time. */
  async advance(delta: number): Promise<number> {
    return this.set(this.worldTime + delta);
  }

  async set(time: number): Promise<number> {
    await getGame().settings.set("core", "time", time);
    return time;
  }

  /** Called on every client when the world's time has changed. */
  onUpdateWorldTime(worldTime: number, options: Record<string, unknown>, userId: string): void {
    Hooks.callAll("updateWorldTime", worldTime, 0, options, userId);
  }
}
