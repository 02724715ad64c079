/** Own chat log, combat tracker, roll and die; extends what is drawn; unregisters the core's first sheets; a settings menu. */
const { api, sheets, sidebar } = foundry.applications;
const { fields } = foundry.data;

class ZDie extends foundry.dice.terms.Die {
  static DENOMINATION = "z";
  constructor(data = {}) {
    super({ ...data, faces: 3 });
  }
  get total() {
    return Math.clamp(super.total, 1, 99);
  }
}

class SecondRoll extends foundry.dice.Roll {
  get isLucky() {
    return this.dice.some((die) => new Set(die.values).intersects(new Set([3])));
  }
}

class SecondChatLog extends sidebar.tabs.ChatLog {
  async processMessage(message, options) {
    return super.processMessage(message.replace(/^!/, "/roll "), options);
  }
}

class SecondTracker extends sidebar.tabs.CombatTracker {
  async _prepareTurnContext(combat, combatant, index) {
    const turn = await super._prepareTurnContext(combat, combatant, index);
    return { ...turn, css: [turn.css, "second"].filterJoin(" ") };
  }
  async _prepareCombatContext(context, options) {
    await super._prepareCombatContext(context, options);
    context.second = true;
  }
}

class SecondToken extends foundry.canvas.placeables.Token {
  _refreshState() {
    super._refreshState();
  }
}
class SecondRuler extends foundry.canvas.placeables.tokens.TokenRuler {}
class SecondHUD extends foundry.applications.hud.TokenHUD {}
class SecondPause extends foundry.applications.ui.GamePause {}

class RogueData extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return { nerve: new fields.NumberField({ required: true, nullable: false, initial: 2 }) };
  }
}
class TrickData extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return { cost: new fields.NumberField({ initial: 1 }) };
  }
}
class BrawlData extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return { heat: new fields.NumberField({ initial: 0 }) };
  }
}

class RogueSheet extends api.HandlebarsApplicationMixin(sheets.ActorSheetV2) {
  static DEFAULT_OPTIONS = { form: { submitOnChange: true } };
  static PARTS = { main: { template: "systems/second-system/templates/rogue.hbs" } };
  async _prepareContext(options) {
    const context = await super._prepareContext(options);
    return Object.assign(context, { title: this.document.name.titleCase(), tricks: this.document.items.contents });
  }
  async _onRender(context, options) {
    await super._onRender(context, options);
    $(this.element).find(".title").addClass("seen");
  }
}

class TrickBase extends api.HandlebarsApplicationMixin(sheets.ItemSheetV2) {
  static PARTS = { main: { template: "systems/second-system/templates/rogue.hbs" } };
}

class HouseRules extends api.HandlebarsApplicationMixin(api.ApplicationV2) {
  static DEFAULT_OPTIONS = { id: "house-rules" };
  static PARTS = { main: { template: "systems/second-system/templates/rogue.hbs" } };
  async _prepareContext() {
    return { document: { name: game.i18n.localize("SECOND.menu") } };
  }
}

Hooks.once("init", () => {
  CONFIG.Dice.terms.z = ZDie;
  CONFIG.Dice.types.push(ZDie);
  CONFIG.Dice.rolls.unshift(SecondRoll);
  CONFIG.ui.chat = SecondChatLog;
  CONFIG.ui.combat = SecondTracker;
  CONFIG.ui.pause = SecondPause;
  CONFIG.Token.objectClass = SecondToken;
  CONFIG.Token.rulerClass = SecondRuler;
  CONFIG.Token.hudClass = SecondHUD;
  CONFIG.Canvas.layers.tokens.layerClass = class extends CONFIG.Canvas.layers.tokens.layerClass {};
  CONFIG.Actor.dataModels.rogue = RogueData;
  CONFIG.Item.dataModels.trick = TrickData;
  CONFIG.Combat.dataModels.brawl = BrawlData;
  const { Actors, Items } = foundry.documents.collections;
  Actors.unregisterSheet("core", foundry.appv1.sheets.ActorSheet);
  Items.unregisterSheet("core", foundry.appv1.sheets.ItemSheet);
  Actors.registerSheet("second-system", RogueSheet, { types: ["rogue"], makeDefault: true });
  Items.registerSheet("second-system", class TrickSheet extends TrickBase {}, { types: ["trick"], makeDefault: true });
  game.settings.registerMenu("second-system", "rules", {
    name: "SECOND.menu",
    label: "SECOND.menu",
    type: HouseRules,
    restricted: true,
  });
  if (game.settings.get("core", "noCanvas")) throw new Error("The canvas is off");
});
Hooks.on("canvasReady", (canvas) => canvas.scene?.name);
