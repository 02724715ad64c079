import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { SEATS, type Seat } from "../../world/seats.data.ts";

const digest = (key: string): Buffer => createHash("sha256").update(key).digest();

/** The secret part of each seat's address, where others than this machine can reach the Table. */
export class SeatKeys {
  readonly #keys: ReadonlyMap<string, string>;

  /** `needed`: without it every seat is open to all who reach it. */
  constructor(needed: boolean) {
    this.#keys = new Map(needed ? SEATS.map(({ id }) => [id, randomBytes(16).toString("base64url")]) : []);
  }

  get needed(): boolean {
    return this.#keys.size > 0;
  }

  /** The path of a seat's page. */
  pathOf(seat: Seat): string {
    const key = this.#keys.get(seat.id);
    return `/game?seat=${seat.id}${key === undefined ? "" : `&key=${key}`}`;
  }

  opens(seat: Seat, key: unknown): boolean {
    const right = this.#keys.get(seat.id);
    return right === undefined || (typeof key === "string" && timingSafeEqual(digest(key), digest(right)));
  }
}
