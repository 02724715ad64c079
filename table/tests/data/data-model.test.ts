import { afterEach, describe, expect, it, vi } from "vitest";
import { DataModel } from "../../common/abstract/data-model.ts";
import { DataModelValidationError } from "../../common/data/validation-failure.ts";
import * as fields from "../../common/data/fields/index.ts";
import type { DataSchema } from "../../common/data/fields/schema-field.ts";
import { configureHost, host } from "../../common/host.ts";
import type { PlainObject } from "../../common/plain-object.ts";

class Knot extends DataModel {
  declare name: string;
  declare marks: Record<string, { count: number; who: string }>;

  static override defineSchema(): DataSchema {
    return {
      name: new fields.StringField({ required: true, blank: false, initial: "knot" }),
      level: new fields.NumberField({ required: true, nullable: false, integer: true, min: 1, initial: 1 }),
      pool: new fields.SchemaField({
        value: new fields.NumberField({ required: true, nullable: false, initial: 3 }),
        max: new fields.NumberField({ required: true, nullable: false, initial: 3 }),
      }),
      tags: new fields.ArrayField(new fields.StringField()),
      marks: new fields.TypedObjectField(
        new fields.SchemaField({
          count: new fields.NumberField({ required: true, nullable: false, initial: 1 }),
          who: new fields.StringField({ required: true }),
        }),
      ),
      open: new fields.ObjectField(),
    };
  }

  static override validateJoint(data: PlainObject): void {
    super.validateJoint(data);
    const pool = data["pool"] as { value: number; max: number };
    if (pool.value > pool.max) throw new Error("the pool holds more than it can");
  }

  static override migrateData(source: PlainObject): PlainObject {
    if ("title" in source) {
      source["name"] = source["title"];
      delete source["title"];
    }
    return super.migrateData(source);
  }
}

const warned = vi.fn();
afterEach(() => warned.mockReset());
configureHost({ log: warned });

describe("construction", () => {
  it("fills in what is missing and removes what is unknown", () => {
    expect(new Knot({ level: "2", nonsense: 1 }).toObject()).toEqual({
      name: "knot",
      level: 2,
      pool: { value: 3, max: 3 },
      tags: [],
      marks: {},
      open: {},
    });
  });

  it("does not change the data passed in", () => {
    const data = { pool: { value: 1 } };
    new Knot(data);
    expect(data).toEqual({ pool: { value: 1 } });
  });

  it("seals the source and keeps it from being replaced", () => {
    const knot = new Knot();
    expect(Object.isSealed(knot._source)).toBe(true);
    expect(() => Reflect.set(knot, "_source", {})).not.toThrow();
    expect(knot._source["name"]).toBe("knot");
    expect(() => {
      "use strict";
      knot._source["more"] = 1;
    }).toThrow(TypeError);
  });

  it("in strict mode refuses what is invalid, naming each path", () => {
    const make = (): Knot => new Knot({ name: "", level: "abc" });
    expect(make).toThrow(DataModelValidationError);
    expect(make).toThrow(/level: must be a finite number/);
    try {
      make();
    } catch (error) {
      expect(Object.keys((error as DataModelValidationError).getAllFailures())).toEqual(["name", "level"]);
      expect((error as DataModelValidationError).getFailure("level")?.invalidValue).toBeNaN();
    }
  });

  it("from stored data falls back, with a warning", () => {
    const knot = Knot.fromSource({ level: "abc" });
    expect(knot._source["level"]).toBe(1);
    expect(knot.invalid).toBe(false);
    expect(warned).toHaveBeenCalledOnce();
  });

  it("validates fields together", () => {
    expect(() => new Knot({ pool: { value: 9 } })).toThrow(/more than it can/);
  });

  it("migrates older data first, also in updates", () => {
    const knot = new Knot({ title: "old" });
    expect(knot.name).toBe("old");
    expect(knot.updateSource({ title: "older" })).toEqual({ name: "older" });
  });
});

describe("updateSource", () => {
  it("returns only the difference", () => {
    const knot = new Knot();
    expect(knot.updateSource({ name: "knot", "pool.value": 2, level: 1 })).toEqual({ pool: { value: 2 } });
    expect(knot.toObject()["pool"]).toEqual({ value: 2, max: 3 });
    expect(knot.updateSource({ pool: { value: 2 } })).toEqual({});
  });

  it("writes nothing in a dry run", () => {
    const knot = new Knot();
    expect(knot.updateSource({ level: 4 }, { dryRun: true })).toEqual({ level: 4 });
    expect(knot._source["level"]).toBe(1);
  });

  it("cleans the changes before it compares them", () => {
    expect(new Knot({ level: 2 }).updateSource({ level: "2" })).toEqual({});
  });

  it("replaces a list as a whole", () => {
    const knot = new Knot({ tags: ["a", "b", "c"] });
    expect(knot.updateSource({ tags: ["x"] })).toEqual({ tags: ["x"] });
    expect(knot._source["tags"]).toEqual(["x"]);
  });

  it("merges a record key by key, filling up what is new", () => {
    const knot = new Knot({ marks: { a: { count: 2, who: "p1" } } });
    expect(knot.updateSource({ "marks.a.count": 3 })).toEqual({ marks: { a: { count: 3 } } });
    expect(knot.updateSource({ "marks.b.who": "p2" })).toEqual({ marks: { b: { count: 1, who: "p2" } } });
    expect(knot.toObject()["marks"]).toEqual({ a: { count: 3, who: "p1" }, b: { count: 1, who: "p2" } });
    expect(knot.marks["b"]?.who).toBe("p2");
  });

  it("replaces objects as a whole without recursion", () => {
    const knot = new Knot({ marks: { a: {} }, open: { x: 1 } });
    knot.updateSource({ marks: { b: {} }, open: { y: 2 } }, { recursive: false });
    expect(knot.toObject()).toMatchObject({ marks: { b: { count: 1, who: "" } }, open: { y: 2 } });
    expect(knot.toObject()["marks"]).not.toHaveProperty("a");
    expect(knot.toObject()["open"]).not.toHaveProperty("x");
  });

  it("refuses a change that would make the data invalid, and keeps the old", () => {
    const knot = new Knot();
    expect(() => knot.updateSource({ level: "x" })).toThrow(/level: must be a finite number/);
    expect(() => knot.updateSource({ "pool.value": 10 })).toThrow(/more than it can/);
    expect(knot.toObject()).toEqual(new Knot().toObject());
  });

  it("keeps no reference to what it was given", () => {
    const knot = new Knot();
    const open = { deep: { a: 1 } };
    knot.updateSource({ open });
    open.deep.a = 2;
    expect(knot._source["open"]).toEqual({ deep: { a: 1 } });
  });
});

describe("copies", () => {
  it("toObject returns a copy of the source; of the live data if requested", () => {
    const knot = new Knot({ tags: ["a"] });
    (knot.toObject()["tags"] as string[]).push("b");
    knot.name = "live";
    expect(knot.toObject()).toMatchObject({ name: "knot", tags: ["a"] });
    expect(knot.toObject(false)).toMatchObject({ name: "live" });
    expect(JSON.parse(JSON.stringify(knot))).toEqual(knot.toObject());
  });

  it("reset drops what was only derived", () => {
    const knot = new Knot();
    knot.name = "live";
    knot.reset();
    expect(knot.name).toBe("knot");
  });

  it("clone changes the copy alone", () => {
    const knot = new Knot();
    expect(knot.clone({ "pool.value": 1 }).toObject()["pool"]).toEqual({ value: 1, max: 3 });
    expect(knot.toObject()["pool"]).toEqual({ value: 3, max: 3 });
  });
});

it("a model that does not return its migrated data causes an error in v14", () => {
  class Silent extends DataModel {
    static override defineSchema(): DataSchema {
      return { a: new fields.NumberField({ initial: 1 }) };
    }
    static override migrateData(): PlainObject {
      return undefined as unknown as PlainObject;
    }
  }
  expect(host.generation).toBe(14);
  expect(new Silent({ a: 2 }).toObject()).toEqual({ a: 2 });
  expect(String(warned.mock.calls[0]?.[1])).toMatch(/must return its source/);
});
