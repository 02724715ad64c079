// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { documentConfig } from "../../client/core/globals.ts";
import { foundry } from "../../client/foundry.ts";
import { StringField } from "../../common/data/fields/string-field.ts";
import { prepareChoices } from "../../client/applications/fields/field-choices.ts";
import { adaptSceneConfig, SceneConfig } from "../../client/applications/sheets/scene-config.ts";
import { watchNames } from "../../client/core/missing-names.ts";
import { withShells } from "../../client/core/shell-classes.ts";
import { IDS, openWorld } from "../data/client-world.ts";

/** What the public API lets a system override, and released systems do: the Table calls it. */
const { ActiveEffect, Actor, Combat, Combatant, Item, Scene, TokenDocument } = foundry.documents;
let called: string[] = [];
const call = (name: string): void => void called.push(name);

class OwnActor extends Actor {
  override _onEmbeddedDocumentChange(): void {
    call("embedded");
  }
  override _getSheetClass(): null {
    call("sheet");
    return null;
  }
}
class OwnItem extends Item {
  static override async _onCreateDocuments(documents: unknown[]): Promise<void> {
    call(`created ${documents.length}`);
  }
  static override async _onUpdateDocuments(): Promise<void> {
    call("updated");
  }
  static override async _onDeleteDocuments(): Promise<void> {
    call("deleted");
  }
}

test("an actor is told of what it holds, and says which sheet it has", async () => {
  const { game } = await openWorld(14);
  documentConfig("Actor").documentClass = OwnActor;
  const hero = new OwnActor({ _id: IDS.hero, name: "Ann", type: "hero" });
  called = [];
  hero._onUpdateDescendantDocuments(hero, "items", [], [], {}, IDS.gm);
  expect(hero.sheet).toBeNull();
  expect(called).toEqual(["embedded", "sheet"]);
  expect(game.release.generation).toBe(14);
});

test.each([
  [13, ["created 1", "updated", "deleted"]],
  [14, []],
])("on %i the page that asked is told by the older names", async (generation, told) => {
  const { game } = await openWorld(generation);
  documentConfig("Item").documentClass = OwnItem;
  called = [];
  const [lamp] = (await game.actors.get(IDS.hero)?.createEmbeddedDocuments("Item", [{ name: "Lamp", type: "rope" }])) ?? [];
  await lamp?.update({ name: "Lantern" });
  await lamp?.delete();
  expect(called).toEqual(told);
});

test("on 13 an effect's own methods carry out changes of paths without a field", async () => {
  await openWorld(13);
  documentConfig("ActiveEffect").documentClass = class extends ActiveEffect {
    override _applyAdd(
      ...[, change, current, delta, changes]: Parameters<(typeof ActiveEffect)["prototype"]["_applyAdd"]>
    ): void {
      changes[change.key] = `${String(current)} and ${String(delta)}`;
    }
    override _prepareDuration(): Record<string, unknown> {
      return { ...super._prepareDuration(), label: "For good" };
    }
  };
  const changes = [{ key: "flags.tiny.word", mode: 2, value: "bold" }];
  const effects = [{ _id: "EFFECTEFFECTEFFE", name: "Brave", changes }];
  const hero = new Actor({ name: "Ann", type: "hero", flags: { tiny: { word: "quick" } }, effects });
  expect(hero.flags).toMatchObject({ tiny: { word: "quick and bold" } });
  expect(hero.effects.contents[0]?.duration["label"]).toBe("For good");
});

test("a combat is told who enters and leaves, a combatant prepares its group, a token what it detects", async () => {
  await openWorld(14);
  class OwnCombat extends Combat {
    override async _onEnter({ name }: { name: string }): Promise<void> {
      call(`${name} enters`);
    }
    override async _onExit({ name }: { name: string }): Promise<void> {
      call(`${name} leaves`);
    }
  }
  documentConfig("Combatant").documentClass = class extends Combatant {
    override _prepareGroup(): void {
      super._prepareGroup();
      call("group");
    }
  };
  called = [];
  const combat = new OwnCombat({ _id: "COMBATCOMBATCOMB", combatants: [{ _id: "AAAAAAAAAAAAAAAA", name: "Al" }] });
  combat._onCreateDescendantDocuments(combat, "combatants", combat.combatants.contents, [], {}, IDS.gm);
  combat._onDeleteDescendantDocuments(combat, "combatants", combat.combatants.contents, [], {}, IDS.gm);
  expect(called).toEqual(["group", "Al enters", "Al leaves"]);
  class OwnToken extends TokenDocument {
    override _prepareDetectionModes(): void {
      call("detects");
    }
  }
  expect(new OwnToken({ name: "Al" }).name).toBe("Al");
  expect(called).toContain("detects");
});

test("a scene's own sizes are its dimensions", async () => {
  await openWorld(14);
  class OwnScene extends Scene {
    override getDimensions(): ReturnType<InstanceType<typeof Scene>["getDimensions"]> {
      return { ...super.getDimensions(), maxR: 7 };
    }
  }
  const scene = new OwnScene({ name: "Hall", width: 1000, height: 500, padding: 0.25, grid: { size: 100, distance: 2 } });
  expect(scene.dimensions).toMatchObject({
    ...{ width: 1600, height: 900, sceneX: 300, sceneY: 200, sceneWidth: 1000, sceneHeight: 500, maxR: 7 },
    ...{ rect: { x: 0, y: 0, width: 1600, height: 900 }, sceneRect: { x: 300, y: 200, width: 1000, height: 500 } },
    ...{ rows: 9, columns: 16, distancePixels: 50 },
  });
});

test("a roll without waiting, and the choices of a text, are the system's own", () => {
  class OwnRoll extends foundry.dice.Roll {
    protected override _evaluateSync(options: object): this {
      super._evaluateSync(options);
      this._total = 99;
      return this;
    }
  }
  expect(new OwnRoll("1 + 1").evaluateSync().total).toBe(99);
  class Lenient extends StringField {
    override _isValidChoice(value: string): boolean {
      return value.startsWith("x") || super._isValidChoice(value);
    }
  }
  const field = new Lenient({ choices: ["a"], required: true });
  expect([field.validate("xyz"), field.validate("a")]).toEqual([undefined, undefined]);
  expect(field.validate("b")).toBeDefined();
  const config = { choices: { a: "A" }, blank: "" };
  prepareChoices(config);
  expect(config).toEqual({ options: [{ value: "a", label: "A" }], blank: "" });
});

test("a movement of a token may be refused, and is told on every page with where it came from", async () => {
  const tokens = [{ _id: "TOKENTOKENTOKEN1", name: "Al", x: 0, y: 0 }];
  const { game } = await openWorld(14, {
    scenes: [{ _id: "SCENESCENESCENE1", name: "Hall", tokens, grid: { type: 1, size: 100, distance: 5 } }],
  });
  const token = game.scenes.get("SCENESCENESCENE1")?.tokens.get("TOKENTOKENTOKEN1");
  const moved: object[] = [];
  const told = foundry.helpers.Hooks.on("moveToken", (...[, movement]: [unknown, object]) => moved.push(movement));
  const asked = foundry.helpers.Hooks.on(
    "preMoveToken",
    (_token: unknown, { destination }: { destination: { x: number } }) => destination.x < 1000,
  );
  await token?.update({ name: "Bea" });
  await token?.update({ x: 1000 });
  expect([token?.x, moved]).toEqual([0, []]);
  await token?.move({ x: 300, y: 100 });
  expect(moved).toMatchObject([{ origin: { x: 0, y: 0 }, destination: { x: 300, y: 100 }, passed: { spaces: 3, distance: 15 } }]);
  foundry.helpers.Hooks.off("moveToken", told);
  foundry.helpers.Hooks.off("preMoveToken", asked);
});

test("a collection of a system keeps documents out of its tree", async () => {
  const { game } = await openWorld(14);
  class OwnActors extends foundry.documents.collections.Actors {
    override _getVisibleTreeContents(): InstanceType<typeof Actor>[] {
      return [];
    }
  }
  expect(game.actors.tree.entries.length).toBeGreaterThan(0);
  expect(new OwnActors().tree.entries).toEqual([]);
});

test.each([
  [13, ["basics", "grid", "lighting", "ambience"]],
  [14, ["basics", "grid", "levels", "visibility", "environment", "misc"]],
])("on %i a scene's window has its parts and tabs, to spread into one's own", (generation, tabs) => {
  adaptSceneConfig(generation);
  expect(Object.keys(SceneConfig.PARTS)).toEqual(["tabs", ...tabs, "footer"]);
  expect(SceneConfig.TABS.sheet.tabs.map(({ id }) => id)).toEqual(tabs);
});

test("the classes of 14 that the Table has no use for can be extended there, and 13 does not know them", () => {
  const { documents } = withShells(foundry) as unknown as { documents: { Level: new () => object } };
  class OwnLevel extends documents.Level {}
  expect(() => new OwnLevel()).toThrow(/OwnLevel \(foundry\.documents\.BaseLevel\) can be extended, but not built/);
  const seen = (generation: number): unknown =>
    Reflect.get(watchNames("foundry.documents", documents, { generation: () => generation }), "Level");
  expect(seen(14)).toBe(documents.Level);
  expect(seen(13)).toBeUndefined();
});

test("what a GM sets for all tokens and for those of a type is on a new token", async () => {
  const { game } = await openWorld(14);
  const { PrototypeTokenOverrides } = foundry.data;
  const base = { alpha: 0.5, sight: { enabled: true, range: 3 } };
  await game.settings.set("core", PrototypeTokenOverrides.SETTING, { base, hero: { sight: { range: 9 } } });
  const token = await game.actors.get(IDS.hero)?.getTokenDocument();
  expect(token).toMatchObject({ alpha: 0.5, sight: { enabled: true, range: 9 } });
});
