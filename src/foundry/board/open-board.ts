import type { BoardWindow } from "./board-window.ts";

let board: BoardWindow | null = null;

/** Opens the situation board, or brings it to the front. */
export async function openBoard(): Promise<void> {
  const { BoardWindow } = await import("./board-window.ts");
  board ??= new BoardWindow();
  await board.render({ force: true });
  board.bringToFront();
}

export function redrawBoard(): void {
  board?.redraw();
}
