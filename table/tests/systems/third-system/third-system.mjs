/** Models that validate and migrate; a sheet whose one part is the root, with tabs; sheets by their short names. */
const { fields } = foundry.data;
const { HandlebarsApplicationMixin } = foundry.applications.api;
const { ActorSheet, ItemSheet } = foundry.applications.sheets;

class PilotData extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    const callsign = new fields.StringField({
      blank: true,
      validate: (text) => /^[A-Z]/.test(text),
      validationError: "begins with a capital",
    });
    return {
      thrust: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, max: 9, initial: 1 }),
      spent: new fields.NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
      home: new fields.DocumentUUIDField({ required: false, blank: true }),
      log: new fields.HTMLField(),
      callsign,
    };
  }
  static migrateData(source) {
    foundry.documents.BaseActor._addDataFieldMigration(source, "power", "thrust");
    return super.migrateData(source);
  }
  static validateJoint(data) {
    if (data.spent > data.thrust) throw new Error("spends more than there is");
  }
  prepareDerivedData() {
    this.left = this.thrust - this.spent;
  }
}
class ModuleData extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return { slots: new fields.SetField(new fields.StringField()), size: new fields.NumberField({ initial: 1 }) };
  }
}

/** A pool of these counts its sixes. */
class ThrustDie extends foundry.dice.terms.Die {
  static DENOMINATION = "t";
  constructor(data = {}) {
    super({ ...data, faces: 6, modifiers: ["cs=6"] });
  }
}

class PilotSheet extends HandlebarsApplicationMixin(ActorSheet) {
  static DEFAULT_OPTIONS = { form: { submitOnChange: true }, window: { resizable: true }, actions: { burn: PilotSheet.burn } };
  static PARTS = { sheet: { root: true, template: "systems/third-system/templates/pilot.hbs" } };
  static TABS = { primary: { tabs: [{ id: "front" }, { id: "back" }], initial: "front", labelPrefix: "THIRD" } };
  async _prepareContext(options) {
    const context = await super._prepareContext(options);
    const { system, effects } = this.document;
    return Object.assign(context, {
      system,
      tabs: this._prepareTabs("primary"),
      systemFields: system.schema.fields,
      effects: [...effects].filter((effect) => effect.active),
    });
  }
  static async burn() {
    const { actor } = this;
    const roll = await new Roll("(@thrust)dt + 1dt", actor.getRollData()).evaluate();
    await roll.toMessage({ speaker: ChatMessage.getSpeaker({ actor }), flavor: actor.name });
  }
}
class ModuleSheet extends HandlebarsApplicationMixin(ItemSheet) {
  static PARTS = { sheet: { template: "systems/third-system/templates/module.hbs" } };
}

class ThirdActor extends foundry.documents.Actor {
  _configure(options) {
    super._configure(options);
    this.wasPilot = this._source.type === "pilot";
  }
}

Hooks.once("init", () => {
  CONFIG.Actor.documentClass = ThirdActor;
  CONFIG.Dice.terms.t = ThrustDie;
  CONFIG.Actor.dataModels.pilot = PilotData;
  Object.assign(CONFIG.Item.dataModels, { module: ModuleData, scar: ModuleData });
  CONFIG.Item.compendiumIndexFields.push("system.size");
  CONFIG.THIRD = { gears: Array.fromRange(3, 1) };
  foundry.documents.collections.Actors.registerSheet("third-system", PilotSheet, { types: ["pilot"], makeDefault: true });
  foundry.documents.collections.Items.registerSheet("third-system", ModuleSheet, { makeDefault: true });
});

/** A new world gets what the pack holds; whether the pack is locked is the world's to say. */
Hooks.once("ready", async () => {
  if (!game.user.isGM || game.items.size > 0) return;
  const pack = game.packs.get("third-system.modules");
  const [engine] = await pack.importAll({ folderName: "Brought" });
  if (engine.folder?.name !== "Engines" || engine.folder.folder?.name !== "Brought") throw new Error("The engine is astray");
  await pack.configure({ locked: false });
  if (pack.locked || pack.config.locked !== false) throw new Error("The pack is still locked");
  await pack.configure({ locked: true });
});
