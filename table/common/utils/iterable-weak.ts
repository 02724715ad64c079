/** A weak map whose entries can be listed, as long as their keys are alive. */
export class IterableWeakMap<K extends WeakKey, V> {
  #refs = new Set<WeakRef<K>>();
  #values = new WeakMap<K, { value: V; ref: WeakRef<K> }>();

  constructor(entries: Iterable<readonly [K, V]> = []) {
    for (const [key, value] of entries) this.set(key, value);
  }

  has(key: K): boolean {
    return this.#values.has(key);
  }

  get(key: K): V | undefined {
    return this.#values.get(key)?.value;
  }

  set(key: K, value: V): this {
    const ref = this.#values.get(key)?.ref ?? new WeakRef(key);
    this.#refs.add(ref);
    this.#values.set(key, { value, ref });
    return this;
  }

  delete(key: K): boolean {
    const ref = this.#values.get(key)?.ref;
    if (ref) this.#refs.delete(ref);
    return this.#values.delete(key);
  }

  clear(): void {
    for (const key of [...this.keys()]) this.delete(key);
  }

  *entries(): Generator<[K, V]> {
    for (const ref of this.#refs) {
      const key = ref.deref();
      const entry = key && this.#values.get(key);
      if (key && entry) yield [key, entry.value];
      else this.#refs.delete(ref);
    }
  }

  *keys(): Generator<K> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): Generator<V> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): Generator<[K, V]> {
    return this.entries();
  }
}

/** A weak set whose values can be listed, as long as they are alive. */
export class IterableWeakSet<V extends WeakKey> {
  #values: IterableWeakMap<V, V>;

  constructor(values: Iterable<V> = []) {
    this.#values = new IterableWeakMap([...values].map((value) => [value, value] as const));
  }

  has(value: V): boolean {
    return this.#values.has(value);
  }

  add(value: V): this {
    this.#values.set(value, value);
    return this;
  }

  delete(value: V): boolean {
    return this.#values.delete(value);
  }

  clear(): void {
    this.#values.clear();
  }

  values(): Generator<V> {
    return this.#values.keys();
  }

  [Symbol.iterator](): Generator<V> {
    return this.values();
  }
}
