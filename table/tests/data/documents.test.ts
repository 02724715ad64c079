import { beforeAll, describe, expect, it, vi } from "vitest";
import { TypeDataModel } from "../../common/abstract/type-data-model.ts";
import * as fields from "../../common/data/fields/index.ts";
import type { DataSchema } from "../../common/data/fields/schema-field.ts";
import * as documents from "../../common/documents/index.ts";
import { BASE_DOCUMENTS } from "../../common/documents/document-classes.ts";
import { configureHost } from "../../common/host.ts";

class RopeData extends TypeDataModel {
  static override defineSchema(): DataSchema {
    return { length: new fields.NumberField({ required: true, nullable: false, min: 0, initial: 10 }) };
  }
}

const log = vi.fn();
const TYPES: Record<string, string[]> = { Actor: ["hero"], Item: ["rope", "bare"] };
beforeAll(() =>
  configureHost({
    log,
    documentTypes: (name) => TYPES[name] ?? [],
    dataModel: (_name, type) => (type === "rope" ? RopeData : undefined),
    modelDefaults: (_name, type) => (type === "bare" ? { weight: 2, note: { text: "" } } : undefined),
  }),
);

const item = { _id: "IIIIIIIIIIIIIIII", name: "Rope", type: "rope" };
const hero = (data = {}): documents.BaseActor =>
  new documents.BaseActor({ _id: "AAAAAAAAAAAAAAAA", name: "Hero", type: "hero", ...data });

describe("system data", () => {
  it("are shaped by the registered model", () => {
    const rope = new documents.BaseItem({ ...item, system: { length: "4", color: "red" } });
    expect(rope.system).toBeInstanceOf(RopeData);
    expect(rope.toObject()["system"]).toEqual({ length: 4 });
    expect((rope.system as unknown as RopeData).parent).toBe(rope);
  });
  it("share their source with the document", () => {
    const rope = new documents.BaseItem(item);
    rope.updateSource({ "system.length": 3 });
    expect((rope.system as unknown as RopeData)._source).toBe(rope._source["system"]);
    expect(rope.system["length"]).toBe(3);
  });
  it("without a model start from template.json, and stay open", () => {
    const bare = new documents.BaseItem({ ...item, type: "bare", system: { weight: 5, more: 1 } });
    expect(bare.toObject()["system"]).toEqual({ weight: 5, note: { text: "" }, more: 1 });
    bare.updateSource({ "system.note.text": "x" });
    expect(bare.system).toEqual({ weight: 5, note: { text: "x" }, more: 1 });
  });
  it("of an undeclared type make the document invalid", () => {
    expect(() => new documents.BaseItem({ ...item, type: "sword" })).toThrow(/"sword" is not a valid type for the Item/);
    expect(documents.BaseItem.fromSource({ ...item, type: "sword" }).invalid).toBe(true);
  });
});

describe("embedded documents", () => {
  it("live in collections and share their source with the parent", () => {
    const actor = hero({ items: [item] });
    const rope = actor.items.get(item._id);
    expect(rope?.parent).toBe(actor);
    expect(rope?.isEmbedded).toBe(true);
    expect(rope?.uuid).toBe("Actor.AAAAAAAAAAAAAAAA.Item.IIIIIIIIIIIIIIII");
    rope?.updateSource({ name: "Cord" });
    expect((actor.toObject()["items"] as { name: string }[])[0]?.name).toBe("Cord");
  });
  it("keep their identity when the parent changes", () => {
    const actor = hero({ items: [item] });
    const rope = actor.items.contents[0];
    actor.updateSource({ name: "New" });
    expect(actor.items.contents[0]).toBe(rope);
  });
  it("are changed by id through the parent, and new ones added", () => {
    const actor = hero({ items: [item] });
    actor.updateSource({
      items: [
        { _id: item._id, name: "Cord" },
        { name: "Lamp", type: "bare" },
      ],
    });
    expect(actor.items.map((one) => [one.name, one.type])).toEqual([
      ["Cord", "rope"],
      ["Lamp", "bare"],
    ]);
    expect(actor.items.contents[1]?.id).toMatch(/^\w{16}$/);
  });
  it("that are invalid are left out, kept and listed", () => {
    const broken = { _id: "BBBBBBBBBBBBBBBB", name: "Broken", type: "sword" };
    const actor = documents.BaseActor.fromSource({ ...hero().toObject(), items: [item, broken] }, { dropInvalidEmbedded: true });
    expect(actor.items.map((one) => one.name)).toEqual(["Rope"]);
    expect([...actor.items.invalidDocumentIds]).toEqual([broken._id]);
    expect(actor.items.getInvalid(broken._id)?.name).toBe("Broken");
    expect(actor.items.get(broken._id)).toBeUndefined();
    expect((actor.toObject()["items"] as object[]).length).toBe(2);
  });
  it("by another name than the schema's are an error", () =>
    expect(() => hero().getEmbeddedCollection("Token")).toThrow(/Token is not a valid embedded Document within the Actor/));
  it("are traversed at every depth", () => {
    const actor = hero({ items: [{ ...item, effects: [{ name: "Wet" }] }] });
    expect([...actor.traverseEmbeddedDocuments()].map(([path, document]) => [path, document.documentName])).toEqual([
      ["items", "Item"],
      ["items.effects", "ActiveEffect"],
    ]);
  });
});

describe("documents", () => {
  it.each(Object.entries(BASE_DOCUMENTS))("%s can be created and converted to data", (name, cls) => {
    const data: Record<string, unknown> = {
      name: "One",
      author: "GMGMGMGMGMGMGMGM",
      key: "a.b",
      formula: "1d6",
      type: TYPES[name]?.[0],
    };
    if (name === "Folder") data["type"] = "Actor";
    if (!data["type"]) delete data["type"];
    const document = new cls(data);
    expect(document.documentName).toBe(name);
    expect(new cls(JSON.parse(JSON.stringify(document)) as object).toObject()).toEqual(
      JSON.parse(JSON.stringify(document.toObject())),
    );
  });
  it("need a name", () => expect(() => hero({ name: "  " })).toThrow(/name: may not be a blank string/));
  it("ignore a uuid given as their id", () => expect(() => hero({ _id: "x" })).toThrow(/_id: is not a valid Document ID/));
  it("clone without their id, or with it", () => {
    expect(hero().clone({ name: "Twin" }).toObject()).toMatchObject({ _id: null, name: "Twin" });
    expect(hero().clone({}, { keepId: true }).id).toBe("AAAAAAAAAAAAAAAA");
  });
  it("have flags by package", () => {
    configureHost({ systemId: () => "tiny" });
    const actor = hero({ flags: { tiny: { deep: { a: 1 } } } });
    expect(actor.getFlag("tiny", "deep.a")).toBe(1);
    expect(() => actor.getFlag("stranger", "a")).toThrow(/scope "stranger" is not valid/);
    configureHost({ systemId: () => "" });
  });
  it("store rolls as text", () => {
    const message = new documents.BaseChatMessage({ author: "GMGMGMGMGMGMGMGM", rolls: [{ class: "Roll", total: 3 }] });
    expect(message._source["rolls"]).toEqual(['{"class":"Roll","total":3}']);
  });
  it("a folder cannot contain itself", () =>
    expect(
      () => new documents.BaseFolder({ _id: "FFFFFFFFFFFFFFFF", name: "F", type: "Item", folder: "FFFFFFFFFFFFFFFF" }),
    ).toThrow(/contain itself/));
});
