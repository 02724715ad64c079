/** This browser's settings for one user in one world; several seats may be open in one browser. */
export class ClientStorage {
  readonly #prefix: string;

  constructor(worldId: string, userId: string) {
    this.#prefix = `table.${worldId}.${userId}.`;
  }

  getItem(key: string): string | null {
    return localStorage.getItem(this.#prefix + key);
  }

  setItem(key: string, value: string): void {
    localStorage.setItem(this.#prefix + key, value);
  }

  removeItem(key: string): void {
    localStorage.removeItem(this.#prefix + key);
  }
}
