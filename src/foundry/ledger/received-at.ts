/** When the server received a message, in milliseconds of its clock: what the author says of it counts for nothing. */
export function receivedAt(message: string): number {
  return game.messages.get(message)?._stats.createdTime ?? 0;
}
