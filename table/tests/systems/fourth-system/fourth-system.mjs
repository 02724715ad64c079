/**
 * No models: the types stand in template.json. Own documents and combat, an effect sheet, a page of the journal, a sound; names without
 * a namespace, and names of what is neither stored nor drawn, read as the module is loaded.
 */
const { api, sheets } = foundry.applications;

class Villager extends Actor {
  get isHurt() {
    return this.system.health.value < this.system.health.max;
  }
  prepareDerivedData() {
    super.prepareDerivedData();
    this.system.health.share = (this.system.health.value / this.system.health.max).toNearest(0.25);
  }
  async _preCreate(data, options, user) {
    if ((await super._preCreate(data, options, user)) === false) return false;
    this.updateSource({ "prototypeToken.actorLink": true });
  }
}
class FourthCombat extends Combat {
  _sortCombatants(a, b) {
    return a.name.compare(b.name);
  }
}
class FourthEffectConfig extends sheets.ActiveEffectConfig {
  static DEFAULT_OPTIONS = { classes: ["fourth"] };
}
class FourthPage extends sheets.journal.JournalEntryPageHandlebarsSheet {
  static EDIT_PARTS = { content: { root: true, template: "systems/fourth-system/templates/villager.hbs" } };
}
class VillagerSheet extends api.HandlebarsApplicationMixin(api.DocumentSheet) {
  static DEFAULT_OPTIONS = { classes: ["villager-sheet"], form: { submitOnChange: true } };
  static PARTS = { main: { template: "systems/fourth-system/templates/inner.hbs" } };
  async _prepareContext(options) {
    return Object.assign(await super._prepareContext(options), {
      document: this.document,
      effects: this.document.effects.contents,
    });
  }
  async _onDrop(event) {
    const data = foundry.applications.ux.TextEditor.implementation.getDragEventData(event);
    const item = await fromUuid(data.uuid);
    if (item) await this.document.createEmbeddedDocuments("Item", [item.toObject()]);
  }
  _onRender(context, options) {
    super._onRender(context, options);
    const drop = new foundry.applications.ux.DragDrop.implementation({
      dropSelector: ".villager",
      callbacks: { drop: this._onDrop.bind(this) },
    });
    drop.bind(this.element);
  }
}

class Thorns extends foundry.data.regionBehaviors.RegionBehaviorType {
  static defineSchema() {
    return { events: this._createEventsField(), harm: new foundry.data.fields.StringField({ initial: "1d6" }) };
  }
}
class FourthScene extends sheets.SceneConfig {
  static PARTS = { ...super.PARTS, weather: { template: "systems/fourth-system/templates/inner.hbs" } };
}
CONFIG.RegionBehavior.dataModels["fourth-system.thorns"] = Thorns;
CONFIG.Wall.objectClass = class extends CONFIG.Wall.objectClass {};
CONFIG.Token.movement.actions.fly.label = "Fly";
CONFIG.Canvas.detectionModes.smell = new foundry.canvas.perception.DetectionMode({ id: "smell", label: "Smell" });
if (CONFIG.MeasuredTemplate) CONFIG.MeasuredTemplate.objectClass = class extends MeasuredTemplate {};
Hooks.on("getSceneControlButtons", (controls) => {
  const change = () => (globalThis.fourthTool = true);
  controls.tokens.tools.fourth = {
    name: "fourth",
    title: "Fourth",
    icon: "fa-solid fa-star",
    order: 1,
    button: true,
    onChange: change,
  };
});

Hooks.once("init", () => {
  Actors.unregisterSheet("core", ActorSheet);
  DocumentSheetConfig.unregisterSheet(WallDocument, "core", WallConfig);
  DocumentSheetConfig.registerSheet(Scene, "fourth-system", FourthScene, { label: "Fourth" });
  CONFIG.Actor.documentClass = Villager;
  CONFIG.Combat.documentClass = FourthCombat;
  CONFIG.Combat.initiative = { formula: "1d6", decimals: 0 };
  DocumentSheetConfig.registerSheet(Actor, "fourth-system", VillagerSheet, { makeDefault: true });
  DocumentSheetConfig.registerSheet(Item, "fourth-system", class ToolSheet extends VillagerSheet {}, { makeDefault: true });
  DocumentSheetConfig.registerSheet(ActiveEffect, "fourth-system", FourthEffectConfig, { makeDefault: true });
  DocumentSheetConfig.registerSheet(JournalEntryPage, "fourth-system", FourthPage, { types: ["text"] });
  CONFIG.statusEffects = [{ id: "tired", name: "Tired", img: "icons/svg/unconscious.svg" }];
});
Hooks.once("ready", async () => {
  await ui.controls.activate({ control: "tokens", tool: "fourth" });
  if (!globalThis.fourthTool || game.playlists.size !== 0) throw new Error("The scene's tools are not called");

  if (globalThis.game.modules.get("no-such-module")?.active || game.dice3d) throw new Error("There are no modules");
  await foundry.audio.AudioHelper.play({ src: "bell.ogg", volume: game.settings.get("core", "globalInterfaceVolume") });
});
