import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { configureHost } from "../../common/host.ts";
import { Color } from "../../common/utils/color.ts";
import * as utils from "../../common/utils/index.ts";

describe("properties by path", () => {
  const object = (): Record<string, unknown> => ({ a: { b: [{ c: 1 }] }, "x.y": 2 });
  it("reads, finds, writes and removes", () => {
    const target = object();
    expect(utils.getProperty(target, "a.b.0.c")).toBe(1);
    expect(utils.getProperty(target, "a.z.c")).toBeUndefined();
    expect(utils.getProperty(target, "x.y")).toBe(2);
    expect(utils.hasProperty(target, "a.b")).toBe(true);
    expect(utils.hasProperty(target, "a.q")).toBe(false);
    expect(utils.setProperty(target, "a.d.e", 3)).toBe(true);
    expect(utils.setProperty(target, "a.d.e", 3)).toBe(false);
    expect(utils.deleteProperty(target, "a.d.e")).toBe(true);
    expect(target["a"]).toEqual({ b: [{ c: 1 }], d: {} });
  });
  it("refuses paths through prototypes", () => expect(() => utils.setProperty({}, "__proto__.x", 1)).toThrow(/may not be part/));
});

describe("small functions", () => {
  it.each([
    ["14.366", "14.359", true],
    ["13.351", "14", false],
    ["1.2", "1.2.0", false],
    ["1.10", "1.9", true],
    ["2.0.0-beta", "2.0.0-alpha", true],
    [2, 10, false],
  ])("%s is newer than %s: %s", (a, b, newer) => expect(utils.isNewerVersion(a, b)).toBe(newer));

  it.each([[undefined], [null], [""], [[]], [{}], [new Map()]])("%j is empty", (value) =>
    expect(utils.isEmpty(value)).toBe(true),
  );
  it.each([[0], [false], ["a"], [[0]], [{ a: undefined }]])("%j is not empty", (value) =>
    expect(utils.isEmpty(value)).toBe(false),
  );

  it.each([
    [null, "null"],
    [undefined, "undefined"],
    [1, "number"],
    [{}, "Object"],
    [[], "Array"],
    [new Set(), "Set"],
    [new Error("x"), "Error"],
    [new Date(), "Unknown"],
  ])("the type of %j is %s", (value, type) => expect(utils.getType(value)).toBe(type));

  it("makes ids of 16 letters and digits, no two alike", () => {
    const ids = Array.from({ length: 500 }, () => utils.randomID());
    expect(new Set(ids).size).toBe(500);
    expect(ids.every((id) => /^[A-Za-z0-9]{16}$/.test(id))).toBe(true);
  });

  it("escapes and unescapes", () => {
    const text = `<b a="1">'&'</b>`;
    expect(utils.escapeHTML(text)).not.toMatch(/[<>"']/);
    expect(utils.unescapeHTML(utils.escapeHTML(text))).toBe(text);
  });

  it("debounces", () => {
    vi.useFakeTimers();
    const said = vi.fn();
    const soon = utils.debounce(said, 100);
    soon(1);
    soon(2);
    vi.advanceTimersByTime(150);
    expect(said).toHaveBeenCalledExactlyOnceWith(2);
    vi.useRealTimers();
  });
});

describe("Semaphore", () => {
  it("runs in order, no more at a time than allowed, and goes on after a failure", async () => {
    const semaphore = new utils.Semaphore(1);
    const done: string[] = [];
    let running = 0;
    const task = async (name: string): Promise<void> => {
      expect(++running).toBe(1);
      await Promise.resolve();
      running--;
      if (name === "b") throw new Error("b failed");
      done.push(name);
    };
    const results = await Promise.allSettled(["a", "b", "c"].map((name) => semaphore.add(task, name)));
    expect(done).toEqual(["a", "c"]);
    expect(results[1]).toMatchObject({ status: "rejected" });
  });
});

describe("Collection", () => {
  const collection = new utils.Collection<{ name: string; n: number }>([
    ["a", { name: "A", n: 1 }],
    ["b", { name: "B", n: 2 }],
  ]);
  it("iterates over its values and has the array methods", () => {
    expect([...collection].map((entry) => entry.n)).toEqual([1, 2]);
    expect(collection.filter((entry) => entry.n > 1)).toHaveLength(1);
    expect(collection.reduce((sum, entry) => sum + entry.n, 0)).toBe(3);
    expect(collection.getName("B")?.n).toBe(2);
    expect(collection.contents).toHaveLength(2);
  });
  it("in strict mode says what it lacks", () => {
    expect(collection.get("c")).toBeUndefined();
    expect(() => collection.get("c", { strict: true })).toThrow(/key c does not exist/);
    expect(() => collection.getName("C", { strict: true })).toThrow(/name C does not exist/);
  });
});

describe("uuids", () => {
  const actor = "Actor.aaaaaaaaaaaaaaaa";
  it.each([
    [actor, { type: "Actor", id: "aaaaaaaaaaaaaaaa", embedded: [] }],
    [
      `${actor}.Item.iiiiiiiiiiiiiiii`,
      { primaryType: "Actor", type: "Item", id: "iiiiiiiiiiiiiiii", embedded: ["Item", "iiiiiiiiiiiiiiii"] },
    ],
    ["Compendium.tiny.things.Item.iiiiiiiiiiiiiiii", { pack: "tiny.things", type: "Item", id: "iiiiiiiiiiiiiiii" }],
  ])("%s", (uuid, expected) => expect(utils.parseUuid(uuid)).toMatchObject(expected));

  it("accepts the older form of pack uuids", () => {
    configureHost({ packDocumentName: () => "Item" });
    expect(utils.parseUuid("Compendium.tiny.things.iiiiiiiiiiiiiiii")).toMatchObject({
      primaryType: "Item",
      id: "iiiiiiiiiiiiiiii",
    });
  });

  it("resolves relative ones", () => {
    const relative = { uuid: `${actor}.Item.iiiiiiiiiiiiiiii` };
    expect(utils.parseUuid(".ActiveEffect.eeeeeeeeeeeeeeee", { relative })?.embedded).toEqual([
      "Item",
      "iiiiiiiiiiiiiiii",
      "ActiveEffect",
      "eeeeeeeeeeeeeeee",
    ]);
    expect(utils.parseUuid("..Item.jjjjjjjjjjjjjjjj", { relative })?.embedded).toEqual(["Item", "jjjjjjjjjjjjjjjj"]);
    expect(utils.parseUuid(".jjjjjjjjjjjjjjjj", { relative })?.embedded).toEqual(["Item", "jjjjjjjjjjjjjjjj"]);
  });

  it.each([[""], [null], ["Actor"], ["Actor.x.Item"], ["Compendium.a.b"]])("%j is none", (uuid) =>
    expect(utils.parseUuid(uuid)).toBeNull(),
  );
});

describe("Color", () => {
  it("is made of parts by hue as by red, green and blue", () => {
    const cases = [
      [Color.fromHSV([0, 1, 1]), "#ff0000"],
      [Color.fromHSV([0.5, 1, 1]), "#00ffff"],
      [Color.fromHSV([2 / 3, 0.5, 0.5]), "#404080"],
      [Color.fromHSL([1 / 3, 1, 0.25]), "#008000"],
      [Color.fromHSL([0.9, 0, 0.5]), "#808080"],
      [Color.fromRGBvalues(1, 0.5, 0), "#ff8000"],
    ] as const;
    for (const [color, css] of cases) expect(color.css).toBe(css);
  });

  it("comes back from its hue, its lightness and its linear parts", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = new Color(value);
        expect(Color.fromHSV(color.hsv).css).toBe(color.css);
        expect(Color.fromHSL(color.hsl).css).toBe(color.css);
        expect(Color.fromRGB(color.rgb).css).toBe(color.css);
        expect(new Color(color.littleEndian).littleEndian).toBe(value);
      }),
    );
  });

  it("is mixed with a color, and worked on by a color or a number for all its parts", () => {
    const grey = new Color(0x808080);
    expect(new Color(0xff0000).mix(0x0000ff, 0.5).css).toBe("#800080");
    expect(grey.add(0.5).css).toBe("#ffffff");
    expect(grey.subtract(new Color(0x800000)).css).toBe("#008080");
    expect(grey.multiply(new Color(0xff0000)).css).toBe("#800000");
    expect([grey.maximize(1).css, grey.minimize(new Color(0xff00ff)).css]).toEqual(["#ffffff", "#800080"]);
  });
});
