/** A person's waiting tasks, and what they weigh together. */
interface Line {
  readonly tasks: { readonly weight: number; readonly start: () => Promise<void> }[];
  weight: number;
}

/**
 * Runs tasks one after the other: those of one person in the order they came in, those of several people in turn, so that nobody
 * waits for a long line of another's. A failed task does not stop those behind it.
 */
export class FairQueue {
  readonly #lines = new Map<string, Line>();
  #working: Promise<void> | undefined;

  run<Result>(person: string, task: () => Promise<Result>, weight = 0): Promise<Result> {
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(person) ?? { tasks: [], weight: 0 };
      line.tasks.push({ weight, start: () => task().then(resolve, reject) });
      line.weight += weight;
      this.#lines.set(person, line);
      this.#working ??= Promise.resolve().then(() => this.#work());
    });
  }

  /** What a person's waiting tasks weigh. */
  weightOf(person: string): number {
    return this.#lines.get(person)?.weight ?? 0;
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    for (const [person, line] of this.#lines) {
      // One who has been served goes to the end of the map, which the loop reaches later.
      this.#lines.delete(person);
      const task = line.tasks.shift();
      if (task === undefined) continue;
      line.weight -= task.weight;
      this.#lines.set(person, line);
      await task.start();
    }
    this.#working = undefined;
  }
}
