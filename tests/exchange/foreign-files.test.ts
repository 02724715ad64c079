import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { campaign } from "../../src/rules/campaign-ruleset.ts";
import type { Result } from "../../src/rules/result.ts";
import { RULESET_IDS, rulesetById } from "../../src/rules/rulesets/ruleset-by-id.ts";
import { planActor } from "../../src/view/exchange/foreign/plan-actor.ts";
import type { PlannedActor } from "../../src/view/exchange/foreign/planned-actor.ts";
import { foreignPreview } from "../../src/view/exchange/preview.view.ts";
import { readActor, type Schemas } from "../../src/view/exchange/read-actor.ts";
import { parseJson } from "../../src/view/exchange/read-json.ts";
import { type ReadFile, recognize } from "../../src/view/exchange/recognize.ts";
import { ROOT } from "../guards/repository.ts";
import { storedFieldsOfTable } from "../samples/stored-fields.ts";
import { inWords } from "../templates/render-template.ts";

let schemas: Schemas;
beforeAll(async () => {
  ({ schemas } = await storedFieldsOfTable());
});

function file(name: string): string {
  return readFileSync(join(ROOT, "tests/samples/files", `${name}-character.json`), "utf8");
}

function read(text: string): Result<ReadFile> {
  const data = parseJson(text);
  return data.ok ? recognize(data.value, schemas) : data;
}

function planned(given: string | object, game: string, dials = {}): PlannedActor {
  const found = read(typeof given === "string" ? file(given) : JSON.stringify(given));
  if (!found.ok || found.value.kind !== "foreign") throw new Error(JSON.stringify(found).slice(0, 200));
  return planActor(found.value.read, { ...campaign(rulesetById(game), dials), wordOf: inWords });
}

function items(plan: PlannedActor, type: string): string[] {
  return plan.items
    .filter((item) => item.type === type)
    .map(({ name, system: { role, kind, severity, rank, key } }) => {
      if (type === "skill") return `${String(key) || `(${name})`} ${String(rank)}`;
      return type === "aspect" ? `${name} [${String(kind)} ${String(severity ?? "") || String(role)}]` : name;
    });
}

function left(plan: PlannedActor): string[] {
  return plan.left.map(({ what, value, why }) => `${inWords(what)}: ${value}${why ? ` (${inWords(why)})` : ""}`);
}

describe("a character of Fate Core Official", () => {
  test.each([
    ["that are the GM's become a secret", true, [true]],
    ["of everyone stay readable", false, [undefined]],
  ])("notes %s", (_title, GM, secret) => {
    const own = JSON.parse(file("fco"));
    own.system.details.notes = { value: "<p>She is the smuggler.</p>", GM };
    const { notes } = planned(own, "trifold");
    expect(notes.filter((one) => "html" in one && one.html.includes("smuggler")).map((one) => one.secret)).toEqual(secret);
  });

  test("has its aspects in the roles of the game (R50)", () => {
    const phrases = ["Harbour Pilot Who Knows Every Reef", "The Tide Owes Me a Brother", "Lantern That Burns Underwater"];
    const roles = (game: string): string[] =>
      items(planned("fco", game), "aspect")
        .slice(0, 3)
        .map((one, index) => one.replace(`${phrases[index] ?? ""} `, ""));
    expect(roles("trifold")).toEqual(["[character concept]", "[character trouble]", "[equipment ]"]);
    expect(roles("strands")).toEqual(["[defining defining]", "[character character]", "[equipment ]"]);
    expect(roles("marumaru")).toEqual(["[character identity]", "[character flaw]", "[equipment ]"]);
    expect(roles("fate2")).toEqual(["[character life]", "[character life]", "[equipment ]"]);
  });

  test("has skills of the same name, and the rest as its own (R52)", () => {
    const traits = items(planned("fco", "trifold"), "skill");
    expect(traits.slice(0, 4)).toEqual(["athletics 2", "empathy 0", "(Sailing) 4", "stealth 12"]);
    expect(traits).toHaveLength(21 + 1);
    expect(left(planned("fco", "trifold"))).toContain("Stealth: 60 (beyond this game’s ranks; the nearest is set)");
    expect(left(planned("fco", "trifold"))).toContain("Skills at 0 that this game does not list: Necromancy");
  });

  test("has its stress and consequences where the game has such (R51)", () => {
    const plan = planned("fco", "trifold");
    expect(plan.system["tracks"]).toEqual({ health: { boxes: { "stress-0": true } } });
    expect(items(plan, "aspect").at(-1)).toBe("Rope Burns [consequence minor]");
    expect(items(planned("fco", "fate2"), "aspect").at(-1)).toBe("Rope Burns [consequence ]");
    expect(left(planned("fco", "fate2"))).toContain("Physical Stress: ☑☐☐ (this game has no such track)");
    expect(left(planned("fco", "fate2"))).toContain(
      "Mild Consequence: Rope Burns (this game has no such severity; it is a consequence without one)",
    );
  });

  test("has its points, and its refresh where the game has one", () => {
    expect(planned("fco", "strands").system["fatePoints"]).toEqual({ value: 2, refresh: 3 });
    expect(planned("fco", "trifold").system["fatePoints"]).toEqual({ value: 2, refresh: 0 });
    expect(left(planned("fco", "trifold"))).toContain("Refresh: 3 (this game has no refresh)");
  });

  test("loses nothing: whatever is left is listed", () => {
    expect(left(planned("fco", "trifold")).slice(-4)).toEqual([
      "details › pronouns: she/her",
      "details › fatePoints › boosts: 1",
      "stunts › Steady Hand › bonus: 2",
      "stunts › Steady Hand › overcome: ✓",
    ]);
    const plan = planned("fco", "trifold");
    expect(plan.notes.map(({ title }) => inWords(title))).toEqual(["Description", "Biography"]);
    expect(items(plan, "stunt")).toEqual(["Steady Hand", "Costly"]);
    expect(items(plan, "extra")).toEqual(["Drowned Lantern"]);
    expect([plan.img, plan.tokenImg]).toEqual(["worlds/harbour/ysolde.webp", "worlds/harbour/ysolde-token.webp"]);
  });
});

describe("a character of FateX", () => {
  const plan = (): PlannedActor => planned("fatex", "trifold");

  test("has its items", () => {
    expect(items(plan(), "aspect")).toEqual([
      "Baker With a Sword Under the Counter [character concept]",
      "Cannot Say No to a Stray [character trouble]",
      "Flour on Everything [character other]",
      "Singed Eyebrows [consequence minor]",
    ]);
    expect(items(plan(), "skill")[0]).toBe("craft 3");
    expect(items(plan(), "stunt")).toEqual(["Never Burnt"]);
    expect(items(plan(), "extra")).toEqual(["The Old Oven"]);
    // 5 in bits: the first and the third.
    expect(plan().system["tracks"]).toEqual({ health: { boxes: { "stress-0": true, "stress-2": true } } });
  });

  test("loses nothing", () => {
    expect(left(plan())).toEqual([
      "Skills at 0 that this game does not list: Shoot",
      "Refresh: 3 (this game has no refresh)",
      "items › Trouble › corrupted: ✓",
      "items › Old friend: Old friend",
      "items › Old friend › id: qwertyuiopasdfgh",
    ]);
    expect(plan().img).toBe("");
  });
});

describe("a character of Fari", () => {
  const plan = (): PlannedActor => planned("fari", "trifold");

  test("is read from the labels of its sheet", () => {
    expect(plan().name).toBe("Quill of the Ninth Shelf");
    expect(items(plan(), "aspect")).toEqual([
      "Librarian & Reluctant Oracle [character concept]",
      "Every Answer Costs a Memory [character trouble]",
      "Forgot My Own Street [consequence moderate]",
    ]);
    expect(items(plan(), "stunt")).toEqual(["Read Upside Down"]);
    expect(items(plan(), "skill").slice(0, 2)).toEqual(["academics 4", "(Investigate) 2"]);
    expect(plan().system).toEqual({
      fatePoints: { value: 4, refresh: 0 },
      tracks: { composure: { boxes: { "stress-0": true, "stress-1": true } } },
    });
  });

  test("loses nothing", () => {
    expect(plan().notes.map(({ title }) => inWords(title))).toEqual(["Other › Notes", "Clocks › Whispers", "Clocks › Ink"]);
    expect(left(plan())).toEqual(["Skills at 0 that this game does not list: Fight", "Refresh: 3 (this game has no refresh)"]);
  });
});

describe("in every game", () => {
  const cases = RULESET_IDS.flatMap((game) => ["fco", "fatex", "fari"].map((source) => [source, game] as const));
  test.each(cases)("%s into %s makes what can be stored, and every text of the file is somewhere", (source, game) => {
    const plan = planned(source, game);
    const { name, type, system } = plan;
    const items = plan.items.map((item) => ({ name: item.name, type: item.type, system: item.system }));
    const stored = readActor({ name, type, system, items }, { path: "", game, schemas });
    expect(stored).toMatchObject({ ok: true, value: { unknown: [] } });
    const kept = JSON.stringify(plan);
    for (const word of ["Harbour Pilot", "she/her", "Storms.", "Glows below", "A debt to the tide"]) {
      if (source === "fco") expect(kept).toContain(word);
    }
    expect(foreignPreview(plan, "fco", game).lists.length).toBeGreaterThan(0);
  });

  test("a campaign's own names of skills and roles are recognized", () => {
    const dials = {
      "trifold-traits": { "own-sail": { name: "Sailing", group: "skills", removed: false } },
      "trifold-roles": { "own-lantern": { name: "High concept", group: "character", removed: false } },
    };
    const plan = planned("fco", "trifold", dials);
    expect(items(plan, "skill")).toContain("own-sail 4");
    expect(items(plan, "aspect")[0]).toContain("own-lantern");
  });
});

describe("what is no character is refused", () => {
  test.each([
    ["a list", [], "format-unknown"],
    ["a number", 4, "format-unknown"],
    ["nothing", null, "format-unknown"],
    ["an empty object", {}, "format-unknown"],
    ["another format", { format: "gurps" }, "format-unknown"],
    ["another system", { type: "character", system: {}, items: [], _stats: { systemId: "dnd5e" } }, "system-unknown"],
    ["a thing of Fate Core Official", { type: "Thing", system: {}, _stats: { systemId: "fate-core-official" } }, "foreign-kind"],
    ["a group of FateX", { type: "group", system: {}, _stats: { systemId: "fatex" } }, "foreign-kind"],
    ["a scene of Fari", { fariType: "scene", pages: [] }, "foreign-kind"],
  ])("%s", (_what, data, code) => expect(recognize(data, schemas)).toMatchObject({ ok: false, code }));
});

describe("nonsense in a character of another program", () => {
  const FCO = { type: "fate-core-official", _stats: { systemId: "fate-core-official" } };

  test("an empty one is an empty character", () => {
    const plan = planned({ ...FCO, system: {} }, "trifold");
    expect([plan.name, plan.left, plan.more]).toEqual(["Nameless", [], 0]);
    expect(items(plan, "skill")).toHaveLength(21);
  });

  test("lists where records should be, and values of all kinds, do no harm", () => {
    const odd = [null, 1, "text", true, [], {}, [[[]]], { name: 5, value: {}, rank: "many", box_values: "no", aspect: [] }];
    const system = { details: odd, aspects: odd, skills: odd, stunts: odd, tracks: odd };
    const plan = planned({ ...FCO, name: { a: 1 }, img: 7, system, items: odd }, "strands");
    expect(plan.name).toBe("Nameless");
    expect(left(plan).length).toBeGreaterThan(5);
    const fatex = {
      _stats: { systemId: "fatex" },
      type: "character",
      system: { fatepoints: "lots", biography: [] },
      items: odd.map((one) => ({ type: "stress", name: one, system: one })),
    };
    expect(planned(fatex, "strands").items.length).toBeGreaterThan(0);
    expect(planned({ fariType: "character", pages: odd }, "strands").name).toBe("Nameless");
  });

  test("keys of prototypes are words like any other", () => {
    const aspects = {
      constructor: { name: "constructor", value: "Builder of Walls" },
      toString: { name: "toString", value: "Says It Plainly" },
    };
    const skills = { constructor: { name: "constructor", rank: 2 } };
    const plan = planned({ ...FCO, system: { aspects, skills } }, "trifold");
    expect(items(plan, "aspect")).toHaveLength(2);
    expect(items(plan, "skill")[0]).toBe("(constructor) 2");
  });

  test("scripts in names and phrases are gone, and formatted texts stay apart to be cleaned", () => {
    const aspects = { a: { name: "High Concept", value: "<img src=x onerror=run()>Quiet<script>run()</script>" } };
    expect(items(planned({ ...FCO, system: { aspects } }, "trifold"), "aspect")[0]).toBe("Quiet [character concept]");
  });

  test("two megabytes are read quickly, with what is too much listed or counted", () => {
    const many = Object.fromEntries(
      Array.from({ length: 6000 }, (_, index) => [
        `s${index}`,
        { name: `Trick ${index}`, description: "d".repeat(270), odd: `o${index}` },
      ]),
    );
    const text = JSON.stringify({ ...FCO, name: "n".repeat(3000), system: { stunts: many } });
    expect(text.length).toBeGreaterThan(1_900_000);
    const before = performance.now();
    const plan = planned(JSON.parse(text) as object, "trifold");
    expect(performance.now() - before).toBeLessThan(3000);
    expect(items(plan, "stunt")).toHaveLength(300);
    expect(plan.name).toHaveLength(200);
    expect(plan.more).toBeGreaterThan(5000);
    expect(left(plan)).toContain("Trick 5999:  (one too many of its kind)");
  });
});
