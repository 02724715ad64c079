import { isFunction } from "../plain-object.ts";

/** A Map that iterates over its values and has the common array methods. */
export class Collection<V = unknown> extends Map<string, V> {
  // A Map's own iterator gives entries; Foundry's Collection gives values.
  // @ts-expect-error the narrower iterator is the documented behavior
  override [Symbol.iterator](): MapIterator<V> {
    return this.values();
  }

  get contents(): V[] {
    return Array.from(this.values());
  }

  find(condition: (value: V, index: number, collection: this) => unknown): V | undefined {
    let index = 0;
    for (const value of this.values()) if (condition(value, index++, this)) return value;
    return undefined;
  }

  filter(condition: (value: V, index: number, collection: this) => unknown): V[] {
    return this.contents.filter((value, index) => condition(value, index, this));
  }

  map<R>(transformer: (value: V, index: number, collection: this) => R): R[] {
    return this.contents.map((value, index) => transformer(value, index, this));
  }

  reduce<R>(reducer: (accumulator: R, value: V, index: number, collection: this) => R, initial: R): R {
    return this.contents.reduce((result, value, index) => reducer(result, value, index, this), initial);
  }

  some(condition: (value: V, index: number, collection: this) => unknown): boolean {
    return this.contents.some((value, index) => condition(value, index, this));
  }

  /** The value with this key; undefined if there is none, or an Error with `strict`. */
  override get(key: string, { strict = false }: { strict?: boolean } = {}): V | undefined {
    const value = super.get(key);
    if (value === undefined && strict)
      throw new Error(`The key ${key} does not exist in the ${this.constructor.name} Collection`);
    return value;
  }

  /** The first value with this `name`; undefined if there is none, or an Error with `strict`. */
  getName(name: string, { strict = false }: { strict?: boolean } = {}): V | undefined {
    const value = this.find((entry) => typeof entry === "object" && entry !== null && Reflect.get(entry, "name") === name);
    if (value === undefined && strict) throw new Error(`An entry with name ${name} does not exist in the collection`);
    return value;
  }

  toJSON(): unknown[] {
    return this.map((value) => {
      const toJSON: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "toJSON") : undefined;
      return isFunction(toJSON) ? toJSON.call(value) : value;
    });
  }
}
