import type { Source } from "./source.ts";

/** One seat. There are no accounts: anyone who opens a seat's URL takes it. */
export interface Seat {
  readonly id: string;
  readonly userId: string;
  readonly label: string;
  /** CONST.USER_ROLES: 4 GM, 1 player. */
  readonly role: number;
  readonly color: string;
}

export const SEATS = [
  { id: "gm", userId: "TableUserGameMst", label: "GM", role: 4, color: "#b8442c" },
  { id: "p1", userId: "TableUserPlayer1", label: "Player 1", role: 1, color: "#2c6fb8" },
  { id: "p2", userId: "TableUserPlayer2", label: "Player 2", role: 1, color: "#3b8f4a" },
] as const satisfies readonly Seat[];

export const findSeat = (id: unknown): Seat | undefined => SEATS.find((seat) => seat.id === id);

/** The initial user document of a seat. */
export const userOfSeat = (seat: Seat): Source => ({
  _id: seat.userId,
  name: seat.label,
  role: seat.role,
  color: seat.color,
  permissions: {},
  hotbar: {},
  flags: {},
});
