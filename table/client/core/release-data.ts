interface ReleaseSource {
  generation: number;
  build: number;
  version: string;
}

/** The running version of Foundry. */
export class ReleaseData {
  readonly generation: number;
  readonly build: number;
  readonly channel = "stable";
  readonly #version: string;

  constructor({ generation, build, version }: ReleaseSource) {
    this.generation = generation;
    this.build = build;
    this.#version = version;
  }

  /** `14.366`. */
  get version(): string {
    return this.#version;
  }

  get display(): string {
    return `Version ${this.generation} Build ${this.build}`;
  }
}
