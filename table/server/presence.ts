/** Connected users, each with the sockets of their tabs, the latest last. */
export class Presence {
  readonly #sockets = new Map<string, string[]>();

  /** Returns whether the user has just connected (and was not here in another tab). */
  arrive(userId: string, socketId: string): boolean {
    const sockets = this.#sockets.get(userId) ?? [];
    this.#sockets.set(userId, [...sockets, socketId]);
    return sockets.length === 0;
  }

  /** Returns whether the user's last tab has left. */
  leave(userId: string, socketId: string): boolean {
    const sockets = (this.#sockets.get(userId) ?? []).filter((id) => id !== socketId);
    if (sockets.length > 0) this.#sockets.set(userId, sockets);
    else this.#sockets.delete(userId);
    return sockets.length === 0;
  }

  socketsOf(userId: string): number {
    return this.#sockets.get(userId)?.length ?? 0;
  }

  isActive(userId: string): boolean {
    return this.#sockets.has(userId);
  }

  activeUsers(): string[] {
    return [...this.#sockets.keys()];
  }

  /** The socket that answers for the user: that of the tab opened last. */
  socketOf(userId: string): string | undefined {
    return this.#sockets.get(userId)?.at(-1);
  }
}
