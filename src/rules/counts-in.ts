import { recordOf } from "./is-record.ts";

/** The games of an item: the one it was made in ("" for every game), and those that adopted it since. */
export interface GamesOfItem {
  readonly game: string;
  readonly adopted: Readonly<Record<string, boolean>>;
}

/** R11: what was made in one game counts in another only once it has been adopted there. */
export function belongsTo({ game, adopted }: GamesOfItem, played: string): boolean {
  return game === "" || game === played || (Object.hasOwn(adopted, played) && adopted[played] === true);
}

/** Whether it is in play by adoption alone: its own game is another. */
export function isAdopted(games: GamesOfItem, played: string): boolean {
  return belongsTo(games, played) && !belongsTo({ ...games, adopted: {} }, played);
}

/** The games in an item's stored data. Old data has no adoptions, and data without a game counts everywhere. */
export function readGames(system: object): GamesOfItem {
  const { game, adopted }: { game?: unknown; adopted?: unknown } = system;
  return {
    game: typeof game === "string" ? game : "",
    adopted: Object.fromEntries(Object.entries(recordOf(adopted)).map(([id, is]) => [id, is === true])),
  };
}
