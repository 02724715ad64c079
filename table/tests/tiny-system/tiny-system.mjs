/** The tiny system: one actor type, one item type, one message type, two sheets, two settings, one query. */
const { fields } = foundry.data;
const { ActorSheetV2, ItemSheetV2 } = foundry.applications.sheets;
const { HandlebarsApplicationMixin } = foundry.applications.api;

export class HeroData extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return {
      strength: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, max: 10, initial: 1 }),
      luck: new fields.SchemaField({
        value: new fields.NumberField({ required: true, nullable: false, integer: true, initial: 3 }),
        max: new fields.NumberField({ required: true, nullable: false, integer: true, initial: 3 }),
      }),
      tags: new fields.ArrayField(new fields.StringField()),
      marks: new fields.TypedObjectField(new fields.BooleanField()),
      notes: new fields.HTMLField(),
      secret: new fields.StringField(),
    };
  }

  prepareDerivedData() {
    this.total = this.strength + this.luck.value;
  }
}

export class ThingData extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return {
      weight: new fields.NumberField({ required: true, nullable: false, min: 0, initial: 1 }),
      description: new fields.HTMLField(),
    };
  }
}

export class NoteData extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return { text: new fields.HTMLField() };
  }

  /** A note draws itself, so that the core's delegation to `system.renderHTML` is exercised. */
  async renderHTML() {
    const element = document.createElement("li");
    element.className = "chat-message message tiny-note";
    element.dataset.messageId = this.parent.id;
    element.innerHTML = this.text;
    return element;
  }
}

class HeroSheet extends HandlebarsApplicationMixin(ActorSheetV2) {
  static DEFAULT_OPTIONS = {
    classes: ["tiny-system", "hero"],
    position: { width: 480, height: 520 },
    window: { resizable: true },
    form: { submitOnChange: true },
    actions: {
      roll: HeroSheet.#roll,
      sendNote: HeroSheet.#sendNote,
      addThing: HeroSheet.#addThing,
      openThing: HeroSheet.#openThing,
      deleteThing: HeroSheet.#deleteThing,
    },
  };

  static PARTS = {
    header: { template: "systems/tiny-system/templates/hero-header.hbs" },
    things: { template: "systems/tiny-system/templates/hero-things.hbs", scrollable: [""] },
  };

  async _prepareContext(options) {
    const context = await super._prepareContext(options);
    context.systemFields = this.document.system.schema.fields;
    context.things = this.document.items.contents.map(({ id, name }) => ({ id, name }));
    context.notes = await foundry.applications.ux.TextEditor.implementation.enrichHTML(this.document.system.notes, {
      secrets: this.document.isOwner,
      relativeTo: this.document,
    });
    return context;
  }

  static async #roll() {
    const roll = new Roll("1d6 + @strength", this.document.getRollData());
    await roll.evaluate();
    await roll.toMessage({ speaker: ChatMessage.getSpeaker({ actor: this.document }) });
  }

  static async #sendNote() {
    await ChatMessage.create({ type: "note", system: { text: `<p>${foundry.utils.escapeHTML(this.document.name)}</p>` } });
  }

  static async #addThing() {
    await this.document.createEmbeddedDocuments("Item", [{ name: game.i18n.localize("TINY.NewThing"), type: "thing" }]);
  }

  static #openThing(_event, target) {
    this.document.items.get(target.closest("[data-item-id]").dataset.itemId).sheet.render(true);
  }

  static async #deleteThing(_event, target) {
    await this.document.deleteEmbeddedDocuments("Item", [target.closest("[data-item-id]").dataset.itemId]);
  }
}

class ThingSheet extends HandlebarsApplicationMixin(ItemSheetV2) {
  static DEFAULT_OPTIONS = {
    classes: ["tiny-system", "thing"],
    position: { width: 360 },
    form: { submitOnChange: true },
  };

  static PARTS = { body: { template: "systems/tiny-system/templates/thing.hbs" } };

  async _prepareContext(options) {
    const context = await super._prepareContext(options);
    context.systemFields = this.document.system.schema.fields;
    return context;
  }
}

Hooks.once("init", () => {
  CONFIG.Actor.dataModels.hero = HeroData;
  CONFIG.Item.dataModels.thing = ThingData;
  CONFIG.ChatMessage.dataModels.note = NoteData;
  CONFIG.queries["tiny-system.double"] = async ({ number }) => number * 2;

  game.settings.register("tiny-system", "tone", {
    name: "TINY.Tone.Name",
    hint: "TINY.Tone.Hint",
    scope: "world",
    config: true,
    type: String,
    choices: { plain: "TINY.Tone.Plain", grand: "TINY.Tone.Grand" },
    default: "plain",
    onChange: (value) => Hooks.callAll("tinyToneChanged", value),
  });
  game.settings.register("tiny-system", "loud", {
    name: "TINY.Loud.Name",
    hint: "TINY.Loud.Hint",
    scope: "client",
    config: true,
    type: Boolean,
    default: false,
  });

  foundry.documents.collections.Actors.registerSheet("tiny-system", HeroSheet, {
    types: ["hero"],
    makeDefault: true,
    label: "TINY.Sheet.Hero",
  });
  foundry.documents.collections.Items.registerSheet("tiny-system", ThingSheet, {
    types: ["thing"],
    makeDefault: true,
    label: "TINY.Sheet.Thing",
  });
});
