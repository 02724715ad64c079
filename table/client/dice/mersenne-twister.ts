const SIZE = 624;
const SHIFT = 397;

/** The pseudo-random generator MT19937 (Matsumoto and Nishimura, 1998), Foundry's default source of dice. */
export class MersenneTwister {
  readonly #state = new Uint32Array(SIZE);
  #index = SIZE;

  constructor(seed: number = Date.now() ^ (Math.random() * 0xffffffff)) {
    this.seed(seed);
  }

  seed(seed: number): void {
    this.#state[0] = seed >>> 0;
    for (let i = 1; i < SIZE; i++) {
      const previous = this.#at(i - 1);
      this.#state[i] = Math.imul(1812433253, previous ^ (previous >>> 30)) + i;
    }
    this.#index = SIZE;
  }

  /** A whole number 0 … 2³²−1. */
  int(): number {
    if (this.#index >= SIZE) this.#refill();
    let y = this.#at(this.#index++);
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    y ^= y >>> 18;
    return y >>> 0;
  }

  /** A whole number 0 … 2³¹−1. */
  int31(): number {
    return this.int() >>> 1;
  }

  /** 0 ≤ x < 1, 32 bits fine. */
  random(): number {
    return this.int() / 4294967296;
  }

  static readonly #shared = new MersenneTwister();

  /** 0 ≤ x < 1 from the generator that all dice of this client share. */
  static random(this: void): number {
    return MersenneTwister.#shared.random();
  }

  #at(index: number): number {
    return this.#state[index] ?? 0;
  }

  #refill(): void {
    for (let i = 0; i < SIZE; i++) {
      const y = (this.#at(i) & 0x80000000) | (this.#at((i + 1) % SIZE) & 0x7fffffff);
      this.#state[i] = this.#at((i + SHIFT) % SIZE) ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
    }
    this.#index = 0;
  }
}
