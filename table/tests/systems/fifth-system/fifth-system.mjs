/**
 * Its sheets are drawn by a framework instead of templates. The parts of the page and what belongs to tokens and effects are subclasses
 * put into CONFIG as the module is loaded; the parts and tabs of core sheets are spread into its own.
 */
const { api, sheets, sidebar, ux } = foundry.applications;
const { TooltipManager } = foundry.helpers.interaction;
const { NumberField, SchemaField, StringField } = foundry.data.fields;

/** A formula that grows by effects: a field with a way of its own to be changed. */
class FormulaField extends StringField {
  _applyChangeAdd(value, delta) {
    return value ? `${value} + ${delta}` : delta;
  }
}
class Knight extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    const count = (initial) => new NumberField({ integer: true, initial });
    return {
      honour: new SchemaField({ value: count(3), max: count(5) }),
      renown: count(0),
      motto: new StringField(),
      strike: new FormulaField({ initial: "1d6" }),
    };
  }
}
class Oath extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return { sworn: new StringField() };
  }
}
class FifthEffect extends ActiveEffect {
  apply(actor, change) {
    return change.key === "system.renown" ? super.apply(actor, { ...change, value: "7" }) : super.apply(actor, change);
  }
}
class FifthToken extends TokenDocument {
  static _getTrackedAttributesFromSchema(schema, path = []) {
    const found = super._getTrackedAttributesFromSchema(schema, path);
    return { ...found, value: found.value.filter(([name]) => name !== "motto") };
  }
  getSize(data = {}) {
    return super.getSize({ ...data, width: 2, height: 2 });
  }
  _onUpdateMovement(movement, operation, user) {
    super._onUpdateMovement(movement, operation, user);
    this.parent.ridden = movement.passed.spaces;
  }
  _onRelatedUpdate(update, operation) {
    super._onRelatedUpdate(update, operation);
    this.parent.toldOf = update;
  }
}

/** A framework mounts a component once and keeps it; a later rendering only hands it new data. */
const FrameworkSheet = (Base) =>
  class extends Base {
    static DEFAULT_OPTIONS = { classes: ["fifth"], form: { submitOnChange: true }, window: { resizable: true } };
    async _renderHTML(context) {
      return context;
    }
    _replaceHTML(context, content) {
      if (!this.mounted) {
        content.innerHTML = '<input name="name"><ul></ul>';
        this.mounted = content;
      }
      this.mounted.querySelector("input").value = context.document.name;
      const names = [...(context.document.items ?? [])].map(({ name }) =>
        Object.assign(document.createElement("li"), { textContent: name }),
      );
      this.mounted.querySelector("ul").replaceChildren(...names);
    }
    async _renderFrame(options) {
      const frame = await super._renderFrame(options);
      this.window.controls.insertAdjacentHTML("beforebegin", "<label>Fifth</label>");
      return frame;
    }
    async _onFirstRender(context, options) {
      await super._onFirstRender(context, options);
      this._createContextMenu(() => [{ name: "Edit", label: "Edit", icon: "<i></i>", callback() {}, onClick() {} }], "li", {
        fixed: true,
      });
    }
    _onClose(options) {
      super._onClose(options);
      this.mounted = null;
    }
  };
class KnightSheet extends FrameworkSheet(sheets.ActorSheetV2) {}
class OathSheet extends FrameworkSheet(sheets.ItemSheetV2) {}

class FifthEffectConfig extends sheets.ActiveEffectConfig {
  static PARTS = {
    ...sheets.ActiveEffectConfig.PARTS,
    rules: { template: "systems/fifth-system/templates/rules.hbs" },
    footer: sheets.ActiveEffectConfig.PARTS.footer,
  };
  static TABS = {
    sheet: {
      ...sheets.ActiveEffectConfig.TABS.sheet,
      tabs: [...sheets.ActiveEffectConfig.TABS.sheet.tabs, { id: "rules", icon: "fa-solid fa-scroll" }],
    },
  };
}
class FifthTokenConfig extends sheets.TokenConfig {
  static PARTS = {
    tabs: super.PARTS.tabs,
    identity: super.PARTS.identity,
    appearance: super.PARTS.appearance,
    vision: super.PARTS.vision,
    light: super.PARTS.light,
    resources: super.PARTS.resources,
    footer: super.PARTS.footer,
  };
}
class FifthSceneConfig extends sheets.SceneConfig {
  static PARTS = { ...super.PARTS, rules: { template: "systems/fifth-system/templates/rules.hbs" } };
  static TABS = { sheet: { ...super.TABS.sheet, tabs: [...super.TABS.sheet.tabs, { id: "rules" }] } };
}
/** What is in a bag is not in the directory. */
class FifthItems extends foundry.documents.collections.Items {
  _getVisibleTreeContents() {
    return super._getVisibleTreeContents().filter((item) => !item.getFlag("fifth-system", "bagged"));
  }
}
class Heraldry extends api.HandlebarsApplicationMixin(sidebar.AbstractSidebarTab) {
  static tabName = "heraldry";
  static PARTS = { body: { template: "systems/fifth-system/templates/heraldry.hbs" } };
}
class FifthSidebar extends sidebar.Sidebar {
  static TABS = { ...super.TABS, heraldry: { tooltip: "FIFTH.Tab", icon: "fa-solid fa-shield" } };
}
class FifthTooltips extends TooltipManager {
  activate(element, options = {}) {
    const direction = this.constructor.TOOLTIP_DIRECTIONS.LEFT;
    super.activate(element, { direction, ...options });
  }
}
class FifthMenu extends ux.ContextMenu {}

CONFIG.Actor.dataModels = { knight: Knight };
CONFIG.Item.dataModels = { oath: Oath };
CONFIG.Item.collection = FifthItems;
/** By name, and with the time of a turn; the core's own helper says where the combat stands. */
class FifthCombat extends Combat {
  setupTurns() {
    this.turns = [...this.combatants].sort((a, b) => a.name.localeCompare(b.name));
    this.current = this._getCurrentState(this.turns[this.turn ?? 0]);
    return this.turns;
  }
  async nextTurn() {
    const delta = this.getTimeDelta(this.round, this.turn, this.round, this.turn + 1);
    if (!Number.isFinite(delta)) throw new Error(`A turn takes ${delta} seconds`);
    return super.nextTurn();
  }
}

CONFIG.Combat.documentClass = FifthCombat;
CONFIG.ActiveEffect.documentClass = FifthEffect;
CONFIG.Token.documentClass = FifthToken;
CONFIG.Token.hudClass = class extends foundry.applications.hud.TokenHUD {};
CONFIG.Canvas.rulerClass = class extends foundry.canvas.interaction.Ruler {};
CONFIG.ui.sidebar = FifthSidebar;
CONFIG.ui.heraldry = Heraldry;
CONFIG.ux.TooltipManager = FifthTooltips;
CONFIG.ux.ContextMenu = FifthMenu;

Hooks.once("init", () => {
  const { DocumentSheetConfig } = foundry.applications.apps;
  DocumentSheetConfig.unregisterSheet(TokenDocument, "core", sheets.TokenConfig);
  DocumentSheetConfig.registerSheet(TokenDocument, "fifth-system", FifthTokenConfig, { makeDefault: true });
  DocumentSheetConfig.registerSheet(Scene, "fifth-system", FifthSceneConfig, { makeDefault: true });
  DocumentSheetConfig.registerSheet(ActiveEffect, "fifth-system", FifthEffectConfig, { makeDefault: true });
  DocumentSheetConfig.registerSheet(Actor, "fifth-system", KnightSheet, { types: ["knight"], makeDefault: true });
  DocumentSheetConfig.registerSheet(Item, "fifth-system", OathSheet, { types: ["oath"], makeDefault: true });
  TooltipManager.implementation.TOOLTIP_ACTIVATION_MS = 100;
  if (game.data.options.port < 1) throw new Error("The server has no port");
  if (game.system.grid.units !== "ft" || game.system.grid.diagonals !== 0) throw new Error("The grid has no defaults");
  if (game.release.generation < 14) return;
  CONFIG.ActiveEffect.changeTypes.sevenfold = {
    label: "FIFTH.Rules",
    defaultPriority: 5,
    handler: (target, change) => {
      foundry.utils.setProperty(target, change.key, 7);
      return { [change.key]: 7 };
    },
  };
});

Hooks.once("setup", () => {
  CONFIG.statusEffects = [...CONFIG.statusEffects, { id: "sworn", name: "FIFTH.Status.sworn", img: "icons/svg/aura.svg" }];
});

Hooks.once("ready", async () => {
  if (!(game.tooltip instanceof FifthTooltips)) throw new Error("The tooltips are not those of CONFIG.ux");
  if (!document.querySelector('#sidebar [data-tab="heraldry"]')) throw new Error("The sidebar lacks the system's tab");
  if (!document.querySelector("#heraldry p")) throw new Error("The system's tab is not drawn");
  const diagonals = game.settings.get("core", "gridDiagonals");
  const grid = new foundry.grid.SquareGrid({ size: 100, distance: 5, diagonals });
  const { distance, spaces } = grid.measurePath([
    { x: 0, y: 0 },
    { x: 300, y: 400 },
  ]);
  if (distance !== 20 || spaces !== 4) throw new Error(`The grid measures ${distance} in ${spaces} spaces`);
  if (!game.user.isGM || game.actors.size > 0) return;
  const { files } = await foundry.applications.apps.FilePicker.implementation.browse("data", "systems/fifth-system/templates");
  if (!files.includes("systems/fifth-system/templates/rules.hbs")) throw new Error(`The system's folder holds ${files}`);
  if (!ux.SearchFilter.testQuery(/eclair/i, "Éclair")) throw new Error("A query does not match without diacritics");
  if (!game.actors.tree.root) throw new Error("The actors have no tree");
  const sharper = { key: "system.strike", mode: 2, type: "add", value: "2" };
  const by = game.release.generation < 14 ? { changes: [{ key: "system.renown", mode: 2, value: "1" }, sharper] } : {};
  const system = { changes: [{ key: "system.renown", type: "sevenfold", value: "1" }, sharper] };
  const effect = { name: "Famous", ...(game.release.generation < 14 ? by : { system }) };
  const knight = await Actor.create({ name: "Sir Probe", type: "knight", effects: [effect] });
  if (knight.system.renown !== 7) throw new Error(`The effect makes ${knight.system.renown}`);
  if (knight.system.strike !== "1d6 + 2") throw new Error(`The effect makes a strike of ${knight.system.strike}`);
  const flags = { "fifth-system": { bagged: true } };
  const [kept] = await Item.createDocuments([{ name: "Kept", type: "oath", flags }]);
  if (game.items.tree.entries.length > 0) throw new Error("What is in a bag is in the directory");
  await kept.delete();
  const field = await Scene.create({ name: "Field", width: 1000, height: 500, padding: 0, grid: { type: 1, size: 100 } });
  if (field.dimensions.sceneRect.width !== 1000) throw new Error("The scene has no dimensions");
  const [rider] = await field.createEmbeddedDocuments("Token", [await knight.getTokenDocument({ x: 0, y: 0 })]);
  let told = 0;
  const listener = Hooks.on("moveToken", (token, { destination }) => (told = destination.x));
  await rider.update({ x: 300 });
  Hooks.off("moveToken", listener);
  if (field.ridden !== 3 || told !== 300) throw new Error(`The rider moved ${field.ridden} spaces to ${told}`);
  await field.delete();
  await knight.toggleStatusEffect("sworn");
  if (!knight.statuses.has("sworn")) throw new Error("The knight is not sworn");
  const { bar, value } = TokenDocument.implementation.getTrackedAttributes("knight");
  if (bar.join() !== "honour" || value.join() !== "renown") throw new Error(`Tokens track ${bar} and ${value}`);
  await knight.delete();
});
