import type { RunningTable, TableOptions } from "./start-table.ts";

/** The lines for the terminal that say where each seat is, if others than this machine can reach the Table. */
export const describeSeats = ({ host }: Pick<TableOptions, "host">, { seats }: Pick<RunningTable, "seats">): string[] =>
  host === undefined
    ? []
    : [
        "Others can reach it. Give each person the address of their seat, and nobody another's:",
        ...seats.map(({ label, url }) => `  ${label}: ${url}`),
      ];
