import { beforeEach, describe, expect, it, vi } from "vitest";
import { TypeDataModel } from "../../common/abstract/type-data-model.ts";
import * as fields from "../../common/data/fields/index.ts";
import type { DataSchema } from "../../common/data/fields/schema-field.ts";
import { ForcedDeletion, ForcedReplacement, readOperatorKeys, writeOperatorKeys } from "../../common/data/operators.ts";
import { BaseItem } from "../../common/documents/index.ts";
import { configureHost } from "../../common/host.ts";

class RopeData extends TypeDataModel {
  static override defineSchema(): DataSchema {
    return {
      length: new fields.NumberField({ required: true, nullable: false, initial: 10 }),
      knots: new fields.TypedObjectField(new fields.NumberField()),
    };
  }
}
class LampData extends TypeDataModel {
  static override defineSchema(): DataSchema {
    return { oil: new fields.NumberField({ required: true, nullable: false, initial: 5 }) };
  }
}

const log = vi.fn();
const models: Record<string, typeof TypeDataModel> = { rope: RopeData, lamp: LampData };
const rope = (): BaseItem =>
  new BaseItem({ name: "Rope", type: "rope", system: { knots: { a: 1, b: 2 } }, flags: { tiny: { x: { y: 1, z: 2 } } } });

describe.each([13, 14])("operators in updates, generation %i", (generation) => {
  beforeEach(() => {
    log.mockReset();
    configureHost({ generation, log, dataModel: (_name, type) => models[type], documentTypes: () => Object.keys(models) });
  });

  const deletion = (path: string): object => {
    const keys = path.split(".");
    const last = keys.pop() as string;
    return generation === 14 ? { [path]: new ForcedDeletion() } : { [[...keys, `-=${last}`].join(".")]: null };
  };

  it("removes a key of a record, of flags, at any depth", () => {
    const item = rope();
    item.updateSource(deletion("system.knots.a"));
    item.updateSource(deletion("flags.tiny.x.y"));
    expect(item._source["system"]).toMatchObject({ knots: { b: 2 } });
    expect(item._source["flags"]).toEqual({ tiny: { x: { z: 2 } } });
  });

  it("passes the removal in the form of the generation", () => {
    const difference = rope().updateSource(deletion("system.knots.a"));
    if (generation === 13) expect(difference).toEqual({ system: { knots: { "-=a": null } } });
    else expect((difference["system"] as { knots: { a: unknown } }).knots.a).toBeInstanceOf(ForcedDeletion);
  });

  it("removing what does not exist changes nothing", () =>
    expect(rope().updateSource(deletion("system.knots.nothing"))).toEqual({}));

  it("a declared field that is removed gets its initial value again (UNCONFIRMED)", () => {
    const item = rope();
    item.updateSource({ "system.length": 3 });
    item.updateSource(deletion("system.length"));
    expect(item._source["system"]).toMatchObject({ length: 10 });
  });

  it("replaces without merging", () => {
    const item = rope();
    item.updateSource(generation === 14 ? { "system.knots": new ForcedReplacement({ c: 3 }) } : { "system.==knots": { c: 3 } });
    expect(item._source["system"]).toEqual({ length: 10, knots: { c: 3 } });
  });

  it("accepts the older syntax, in v14 with a warning", () => {
    rope().updateSource({ "flags.tiny.-=x": null });
    if (generation === 14) expect(String(log.mock.calls[0]?.[1])).toMatch(/flags\.tiny\.-=x.*operators/);
    else expect(log).not.toHaveBeenCalled();
  });

  it("changes the type only together with the whole of system", () => {
    expect(() => rope().updateSource({ type: "lamp", system: { oil: 2 } })).toThrow(/type of a Document can be changed only/);
    const item = rope();
    item.updateSource({ type: "lamp", "==system": { oil: 2 } });
    expect(item.toObject()).toMatchObject({ type: "lamp", system: { oil: 2 } });
    expect(item.toObject()["system"]).not.toHaveProperty("knots");
    expect(item.system).toBeInstanceOf(LampData);
  });

  it("changes the type without recursion too", () => {
    const item = rope();
    item.updateSource({ type: "lamp", system: {} }, { recursive: false });
    expect(item.toObject()["system"]).toEqual({ oil: 5 });
  });
});

it("operators survive sending", () => {
  const changes = { a: new ForcedDeletion(), b: { c: new ForcedReplacement({ d: 1 }) }, list: [{ "-=x": null }] };
  const wire = JSON.parse(JSON.stringify(writeOperatorKeys(changes))) as Record<string, unknown>;
  expect(wire).toEqual({ "-=a": null, b: { "==c": { d: 1 } }, list: [{ "-=x": null }] });
  expect(readOperatorKeys(wire)).toEqual(changes);
});
