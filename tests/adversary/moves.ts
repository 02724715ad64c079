import type { Input } from "../../src/ledger/read-input.ts";
import { type Chance, seedOf } from "../samples/chance.ts";
import { type Wish, wishOf } from "../samples/random-play.ts";
import type { Server } from "./server.ts";
import { latestOf, worldOf } from "./server-view.ts";

/** Most wishes to choose from. */
const MOST = 30;

/** A wish as it is stored. */
export function requestOf(server: Server, { kind, wanted, asking: { actor = "" } }: Wish): Input {
  const { game } = server.table;
  const actorName = server.table.actor(actor)?.name ?? "";
  return { kind, request: wanted, actor, actorName, game: game.ruleset.id };
}

/** Something that anyone at the table could wish. */
export function someWish(server: Server, seed: number): Wish {
  return wishOf(worldOf(server), seed, latestOf(server));
}

/** Something that this user could wish. */
export function wishBy(server: Server, author: string, chance: Chance): Wish {
  for (let tried = 0; ; tried += 1) {
    const wish = someWish(server, seedOf(author, chance.below(1_000_000)));
    if (wish.asking.author === author || tried === MOST) return wish;
  }
}

/** A user asks; returns the id of the request. */
export function askFor(server: Server, author: string, wish: Wish, id = `r${server.table.next()}`): string {
  if (!server.messages.has(id)) server.create(author, { id, type: "request", system: requestOf(server, wish) });
  return id;
}
