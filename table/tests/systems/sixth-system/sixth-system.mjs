/**
 * It decorates the page where released systems do and, as they do, without asking whether the place is there; tabs and options are in
 * older forms; what the canvas would draw is asked for. Its style and one of its languages were never built.
 */
const { api, sheets } = foundry.applications;
const { Actors, Items, Journal, Scenes } = foundry.documents.collections;
const { HTMLField, NumberField, SchemaField } = foundry.data.fields;

class Sailor extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    const count = (initial) => new NumberField({ integer: true, initial });
    return { health: new SchemaField({ value: count(3), max: count(5) }), story: new HTMLField() };
  }
}
class Ship extends Sailor {}
class Cargo extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return { weight: new NumberField({ initial: 1 }) };
  }
}
class Chart extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return { notes: new HTMLField() };
  }
}

class SixthActor extends Actor {
  get crew() {
    return 1;
  }
  _onUpdate(changed, options, userId) {
    super._onUpdate(changed, options, userId);
    if (changed.system?.health === undefined) return;
    for (const token of this.getActiveTokens()) {
      canvas.interface.createScrollingText(token.center, "ouch", { anchor: CONST.TEXT_ANCHOR_POINTS.CENTER, fill: "red" });
      token.renderFlags.set({ refreshBars: true });
    }
    canvas.perception.update({ refreshVision: true });
  }
}
class ShipActor extends SixthActor {
  get crew() {
    return 12;
  }
}
/** One class for each type, behind one name. */
const ActorByType = new Proxy(SixthActor, {
  construct: (cls, [data, ...more]) => new (data?.type === "ship" ? ShipActor : cls)(data, ...more),
});

const Sheet = (Base) =>
  class extends api.HandlebarsApplicationMixin(Base) {
    static DEFAULT_OPTIONS = {
      classes: ["sixth"],
      form: { submitOnChange: true },
      window: {
        resizable: true,
        controls: [{ action: "muster", icon: "fa-solid fa-anchor", label: "Muster", ownership: "OWNER" }],
      },
      dragDrop: [{ dragSelector: "[data-drag]", dropSelector: null }],
    };
    constructor(options = {}) {
      super(options);
      this.options = { ...this.options, classes: [...this.options.classes, "afloat"] };
      this.drops = this.options.dragDrop.map((one) => new foundry.applications.ux.DragDrop.implementation({ ...one }));
    }
  };

/** Its tabs are in a list of their own form, and which parts there are depends on the type. */
class SailorSheet extends Sheet(sheets.ActorSheetV2) {
  static PARTS = {
    header: { template: "systems/sixth-system/templates/header.hbs" },
    tabs: { template: "templates/generic/tab-navigation.hbs" },
    log: { template: "systems/sixth-system/templates/tab.hbs", scrollable: [""] },
    hold: { template: "systems/sixth-system/templates/tab.hbs" },
    story: { template: "systems/sixth-system/templates/story.hbs" },
  };
  static TABS = { log: { id: "log", group: "primary", label: "SIXTH.Tabs.log" } };

  _configureRenderOptions(options) {
    super._configureRenderOptions(options);
    options.parts = ["header", "tabs", "log", ...(this.document.type === "ship" ? ["hold"] : ["story"])];
  }
  _prepareTabs() {
    this.tabGroups.primary ??= "log";
    const tab = (id) => ({
      id,
      group: "primary",
      label: `SIXTH.Tabs.${id}`,
      cssClass: this.tabGroups.primary === id ? "active" : "",
    });
    return { log: tab("log"), hold: tab("hold") };
  }
  async _prepareContext(options) {
    const { system } = this.document;
    const { TextEditor } = foundry.applications.ux;
    return {
      ...(await super._prepareContext(options)),
      system,
      fields: system.schema.fields,
      tabs: this._prepareTabs(),
      story: await TextEditor.implementation.enrichHTML(system.story, { relativeTo: this.document }),
    };
  }
  async _preparePartContext(partId, context, options) {
    const part = await super._preparePartContext(partId, context, options);
    part.tab = context.tabs[partId];
    return part;
  }
  async _renderFrame(options) {
    const frame = await super._renderFrame(options);
    frame.querySelector('.window-header [data-action="copyUuid"]').before(document.createElement("b"));
    $(this.window.title).after("<i></i>");
    return frame;
  }
  _onRender(context, options) {
    super._onRender(context, options);
    for (const drop of this.drops) drop.bind(this.element);
  }
}
class CargoSheet extends Sheet(sheets.ItemSheetV2) {
  static PARTS = { header: { template: "systems/sixth-system/templates/header.hbs" } };
}
class SixthEffectConfig extends sheets.ActiveEffectConfig {
  async _preparePartContext(partId, context, options) {
    const part = await super._preparePartContext(partId, context, options);
    if (partId === "details") part.statuses.sort((a, b) => a.label.localeCompare(b.label));
    return part;
  }
}
class SeaConfig extends sheets.SceneConfig {
  static PARTS = {
    tabs: { ...super.PARTS.tabs },
    basics: { ...super.PARTS.basics },
    grid: { ...super.PARTS.grid },
    tides: { template: "systems/sixth-system/templates/tab.hbs" },
    footer: { ...super.PARTS.footer },
  };
  static TABS = {
    ...super.TABS,
    sheet: { ...super.TABS.sheet, tabs: [...super.TABS.sheet.tabs, { id: "tides", icon: "fa-solid fa-water", label: "Tides" }] },
  };
}
class SailorHUD extends foundry.applications.hud.TokenHUD {
  static DEFAULT_OPTIONS = { classes: ["sixth"], actions: { effect: { handler: SailorHUD.onEffect, buttons: [0, 2] } } };
  static async onEffect(_event, target) {
    await this.actor.toggleStatusEffect(target.dataset.statusId);
  }
  _getStatusEffectChoices() {
    const { blind } = super._getStatusEffectChoices();
    return { blind };
  }
}
class SixthCombatantConfig extends sheets.CombatantConfig {}
class ChartSheet extends sheets.journal.JournalEntryPageHandlebarsSheet {
  static EDIT_PARTS = {
    header: super.EDIT_PARTS.header,
    content: { template: "systems/sixth-system/templates/chart.hbs" },
    footer: super.EDIT_PARTS.footer,
  };
  static VIEW_PARTS = { content: { root: true, template: "systems/sixth-system/templates/chart.hbs" } };
}

CONFIG.Actor.documentClass = ActorByType;
CONFIG.Actor.dataModels = { sailor: Sailor, ship: Ship };
CONFIG.Item.dataModels = { cargo: Cargo };
CONFIG.JournalEntryPage.dataModels.chart = Chart;
CONFIG.Token.hudClass = SailorHUD;

Hooks.once("init", () => {
  const { DocumentSheetConfig } = foundry.applications.apps;
  Actors.registerSheet("sixth-system", SailorSheet, { makeDefault: true, label: "Sixth" });
  Items.registerSheet("sixth-system", CargoSheet, { makeDefault: true });
  Journal.registerSheet("sixth-system", class extends sheets.journal.JournalEntrySheet {}, { makeDefault: true });
  Scenes.unregisterSheet("core", sheets.SceneConfig);
  Scenes.registerSheet("sixth-system", SeaConfig, { makeDefault: true });
  DocumentSheetConfig.unregisterSheet(Combatant, "core", sheets.CombatantConfig);
  DocumentSheetConfig.registerSheet(Combatant, "sixth-system", SixthCombatantConfig, { makeDefault: true });
  DocumentSheetConfig.registerSheet(JournalEntryPage, "sixth-system", ChartSheet, { types: ["chart"], makeDefault: true });
  DocumentSheetConfig.unregisterSheet(ActiveEffect, "core", sheets.ActiveEffectConfig);
  DocumentSheetConfig.registerSheet(ActiveEffect, "sixth-system", SixthEffectConfig, { makeDefault: true });
  // A window that nobody opens any more names a template that is gone.
  globalThis.oldWindow = { template: "systems/sixth-system/templates/gone.hbs" };
});

const button = (words) => Object.assign(document.createElement("button"), { type: "button", textContent: words });
for (const name of ["Actor", "Item", "Journal", "Compendium"])
  Hooks.on(`render${name}Directory`, (_tab, html) =>
    html.querySelector(".directory-footer.action-buttons").append(button("All hands")),
  );
Hooks.on("renderCombatTracker", (_tab, html) => {
  if (!game.user.isGM) return;
  html.querySelector(".combat-tracker-header .control-buttons.left .combat-control.fa-users").before(button("Broadside"));
});
Hooks.on("renderSettings", (_tab, html) => {
  html.querySelector(".info .system").remove();
  html.querySelector("section.info").after(document.createElement("section"));
  html.querySelector("section.settings").append(button("Charts"));
  html.querySelector("section.access").append(button("Ashore"));
});
Hooks.on("renderGamePause", (_pause, html) => html.querySelector("img").replaceWith(document.createElement("div")));
Hooks.on("renderChatMessage", (_message, html) => html.find(".message-content").append("<i class='seen'></i>"));

/** What is wrong, as an error on the page. */
const hold = (what, holds) => {
  if (!holds) throw new Error(what);
};

Hooks.once("ready", async () => {
  if (!game.user.isGM || game.actors.size > 0) return;
  hold("The canvas is not that of the game", game.canvas.tokens === canvas.tokens);
  const ship = await Actor.create({ name: "Gannet", type: "ship" });
  const sailor = await Actor.create({ name: "Probe", type: "sailor" });
  hold(
    "The classes of the types are not used",
    ship.crew === 12 && sailor.crew === 1 && ship instanceof CONFIG.Actor.documentClass,
  );
  const entry = await JournalEntry.create({ name: "Charts", pages: [{ name: "North", type: "chart" }] });
  const { sheet } = entry.pages.contents[0];
  await sheet.render({ force: true });
  hold("A page lacks its heading", sheet.element.querySelector(".chart") && sheet.element.querySelector("input[name=name]"));
  await sheet.close();
  const sea = await Scene.create({ name: "Sea", width: 1000, height: 1000, active: true });
  const { PrototypeTokenOverrides } = foundry.data;
  const overrides = game.settings.get("core", PrototypeTokenOverrides.SETTING);
  overrides.updateSource({ base: { alpha: 0.5 }, sailor: { sight: { enabled: true } } });
  await game.settings.set("core", PrototypeTokenOverrides.SETTING, overrides.toObject());
  const [token] = await sea.createEmbeddedDocuments("Token", [await sailor.getTokenDocument({ x: 100, y: 100 })]);
  hold("The world's tokens are not as its GM wants", token.alpha === 0.5 && token.sight.enabled);
  await sea.sheet.render({ force: true });
  hold(
    "The scene's window lacks a tab",
    sea.sheet.element.querySelector('[data-tab="tides"]') && sea.sheet.element.querySelector("[name=navName]"),
  );
  await sea.sheet.close();
  const drawn = () => document.querySelector(`#board [data-token-id="${token.id}"]`);
  for (let waited = 0; !drawn() && waited < 100; waited++) await new Promise((done) => setTimeout(done, 50));
  await canvas.hud.token.bind(token.object);
  hold("The token has no hovering buttons", canvas.hud.token.element.querySelectorAll(".effect-control").length === 1);
  canvas.hud.token.element.querySelector(".effect-control").click();
  for (let waited = 0; !sailor.statuses.has("blind") && waited < 100; waited++) await new Promise((done) => setTimeout(done, 50));
  hold("A condition is not put on by the token", sailor.statuses.has("blind"));
  await canvas.hud.token.close();
  if (game.release.generation >= 14) {
    const { HTMLFormulaInputElement } = foundry.applications.elements;
    hold(
      "A formula is not kept",
      HTMLFormulaInputElement.create({ name: "damage", value: "1d6 + @health" }).value === "1d6 + @health",
    );
    hold("A level is no document", foundry.documents.Level.prototype instanceof foundry.abstract.Document);
    hold("Entries are not handed out", [...foundry.utils.iterateEntries({ a: 1 })].join() === "a,1");
  } else hold("13 knows levels", foundry.documents.Level === undefined && foundry.utils.iterateEntries === undefined);
  await sailor.update({ "system.health.value": 1 });
  canvas.stage.scale.x.toFixed(1);
  await canvas.animatePan({ x: 0, y: 0 });
  game.togglePause(true, { broadcast: true });
  hold("The pause is not shown", game.paused && document.querySelector("#pause").checkVisibility !== undefined);
  game.togglePause(false, { broadcast: true });
  const message = await ChatMessage.create({ content: "<p>Ahoy</p>" });
  const html = await message.renderHTML();
  hold("The older hook of messages is not called", html.querySelector(".seen"));
  await message.delete();
  for (const one of [entry, sea, sailor, ship]) await one.delete();
});
