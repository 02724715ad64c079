import { objectOf } from "../../../common/plain-object.ts";
import { getConfig } from "../../core/globals.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { currentUser, localize, localizeOr, notifications } from "../platform.ts";
import type { DrawnActor, DrawnToken } from "../ui/scene/scene-types.ts";

CORE_TEMPLATES["templates/hud/token-hud.hbs"] = `<div class="col left">
{{#if canConfigure}}<button type="button" class="control-icon" data-action="config" aria-label="{{labels.config}}" data-tooltip><i class="fa-solid fa-gear" inert></i></button>{{/if}}
{{#if isGM}}<button type="button" class="control-icon {{visibilityClass}}" data-action="visibility" aria-label="{{labels.visibility}}" data-tooltip><img src="{{icons.visibility}}" alt=""></button>{{/if}}
</div>
<div class="col middle">
{{#if displayBar2}}<div class="attribute bar2"><input type="text" name="bar2" value="{{bar2Data.value}}" aria-label="{{bar2Data.attribute}}"{{#unless bar2Data.editable}} disabled{{/unless}}></div>{{/if}}
{{#if displayBar1}}<div class="attribute bar1"><input type="text" name="bar1" value="{{bar1Data.value}}" aria-label="{{bar1Data.attribute}}"{{#unless bar1Data.editable}} disabled{{/unless}}></div>{{/if}}
</div>
<div class="col right">
<button type="button" class="control-icon {{targetClass}}" data-action="target" aria-label="{{labels.target}}" data-tooltip><i class="fa-solid fa-bullseye" inert></i></button>
{{#if canToggleCombat}}<button type="button" class="control-icon {{combatClass}}" data-action="combat" aria-label="{{labels.combat}}" data-tooltip><img src="{{icons.combat}}" alt=""></button>{{/if}}
<div class="palette status-effects" data-palette="effects">
{{#each statusEffects}}<button type="button" class="effect-control {{cssClass}}" data-action="effect" data-status-id="{{id}}" aria-pressed="{{isActive}}" aria-label="{{title}}" data-tooltip><img src="{{src}}" alt=""></button>{{/each}}
</div>
</div>`;

/** What can be done with something on the scene, beside it. */
export class BasePlaceableHUD<
  Placed extends { readonly document: object } = { readonly document: object },
> extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["placeable-hud"],
    window: { frame: false, positioned: false },
  };

  object: Placed | undefined;

  get document(): Placed["document"] | undefined {
    return this.object?.document;
  }

  /** Shows it for a placeable. */
  async bind(object: Placed): Promise<void> {
    this.object = object;
    await this.render({ force: true });
  }

  override async close(options: Parameters<ApplicationV2["close"]>[0] = {}): Promise<this> {
    this.object = undefined;
    await super.close({ animate: false, ...options });
    return this;
  }

  override bringToFront(): void {}

  protected override async _onRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onRender(context, options);
    const id: unknown = Reflect.get(this.document ?? {}, "id");
    const placed = globalThis.document.querySelector(`#board [data-token-id="${CSS.escape(String(id))}"]`);
    const { left = 0, top = 0, width = 0, height = 0 } = placed?.getBoundingClientRect() ?? {};
    Object.assign(this.element.style, { left: `${left}px`, top: `${top}px`, minWidth: `${width}px`, minHeight: `${height}px` });
  }
}

interface StatusChoice {
  _id?: string;
  id: string;
  title: string;
  src: string;
  isActive: boolean;
  isOverlay: boolean;
  cssClass: string;
}

/** A token that has one: on the scene, or no more. */
interface TokenOnScene {
  readonly document: DrawnToken;
  readonly isTargeted: boolean;
  setTarget(targeted: boolean, options: object): void;
}

/** The part of an actor it uses. */
interface ActorOfToken extends DrawnActor {
  readonly effects?: Iterable<{ readonly statuses: ReadonlySet<string>; getFlag(scope: string, key: string): unknown }>;
  toggleStatusEffect(id: string, options: object): Promise<unknown>;
  modifyTokenAttribute(attribute: string, value: number, isDelta: boolean, isBar: boolean): Promise<unknown>;
}

function isActor(actor: DrawnActor | null): actor is ActorOfToken {
  return actor !== null && "toggleStatusEffect" in actor;
}

/** Beside a token: its bars, conditions, target, combat and settings. A right click on the token opens it. */
export class TokenHUD extends HandlebarsApplicationMixin(BasePlaceableHUD<TokenOnScene>) {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "token-hud",
    actions: {
      config: TokenHUD.#onConfigure,
      visibility: TokenHUD.#onVisibility,
      target: TokenHUD.#onTarget,
      combat: TokenHUD.#onCombat,
      effect: { handler: TokenHUD.#onEffect, buttons: [0, 2] },
    },
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    hud: { root: true, template: "templates/hud/token-hud.hbs" },
  };

  get actor(): ActorOfToken | null {
    const { actor = null } = this.document ?? {};
    return isActor(actor) ? actor : null;
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const { document: token } = this;
    const isGM = currentUser()?.isGM === true;
    const [bar1, bar2] = ["bar1", "bar2"].map((bar) => token?.getBarAttribute?.(bar) ?? null);
    const inCombat = Reflect.get(token ?? {}, "inCombat") === true;
    return {
      ...(await super._prepareContext(options)),
      ...token?.toObject?.(),
      isGM,
      icons: { ...objectOf(getConfig()["controlIcons"]) },
      canConfigure: token?.isOwner === true,
      canToggleCombat: isGM,
      combatClass: inCombat ? "active" : "",
      visibilityClass: token?.hidden ? "active" : "",
      targetClass: this.object?.isTargeted ? "active" : "",
      displayBar1: bar1 !== null,
      bar1Data: bar1,
      displayBar2: bar2 !== null,
      bar2Data: bar2,
      statusEffects: this._getStatusEffectChoices(),
      labels: {
        config: localizeOr("HUD.OpenConfig", "Settings of the token"),
        visibility: localizeOr("HUD.ToggleVisState", "Hide or show"),
        target: localizeOr("HUD.ToggleTargetState", "Target"),
        combat: localizeOr("HUD.ToggleCombatState", "Into the combat or out of it"),
      },
    };
  }

  /** The conditions offered, by their ids. */
  protected _getStatusEffectChoices(): Record<string, StatusChoice> {
    const effects = [...(this.actor?.effects ?? [])];
    const choices = getConfig().statusEffects.map((status): [string, StatusChoice] => {
      const { id, name, img } = status;
      const own = effects.filter(({ statuses }) => statuses.has(id));
      const isOverlay = own.some((effect) => effect.getFlag("core", "overlay") === true);
      const cssClass = [own.length > 0 ? "active" : "", isOverlay ? "overlay" : ""].filter(Boolean).join(" ");
      const storedAs: unknown = Reflect.get(status, "_id");
      const same = typeof storedAs === "string" ? { _id: storedAs } : {};
      return [id, { ...same, id, title: localize(name), src: img, isActive: own.length > 0, isOverlay, cssClass }];
    });
    return Object.fromEntries(choices);
  }

  protected override async _onRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onRender(context, options);
    for (const input of this.element.querySelectorAll<HTMLInputElement>(".attribute input"))
      input.addEventListener("change", () => void this.#changeBar(input));
  }

  /** `-2` and `+2` change the bar, another number sets it. */
  async #changeBar(input: HTMLInputElement): Promise<void> {
    const bar = this.document?.getBarAttribute?.(input.name);
    const attribute: unknown = Reflect.get(bar ?? {}, "attribute");
    const words = input.value.trim();
    if (typeof attribute !== "string" || words === "" || !Number.isFinite(Number(words))) return;
    await this.actor?.modifyTokenAttribute(attribute, Number(words), /^[+-]/.test(words), bar?.max !== undefined);
  }

  static async #onConfigure(this: TokenHUD): Promise<void> {
    const sheet = this.document?.sheet;
    if (sheet instanceof ApplicationV2) await sheet.render({ force: true });
  }

  static async #onVisibility(this: TokenHUD): Promise<void> {
    await this.document?.update({ hidden: !this.document.hidden });
    if (this.rendered) await this.render();
  }

  static async #onTarget(this: TokenHUD): Promise<void> {
    this.object?.setTarget(!this.object.isTargeted, { releaseOthers: false });
    await this.render();
  }

  static async #onCombat(this: TokenHUD): Promise<void> {
    const toggle: unknown = Reflect.get(this.document ?? {}, "toggleCombatant");
    if (typeof toggle === "function") await toggle.call(this.document, {});
    if (this.rendered) await this.render();
  }

  static async #onEffect(this: TokenHUD, event: PointerEvent, target: HTMLElement): Promise<void> {
    const id = target.dataset["statusId"] ?? "";
    if (!this.actor) notifications.warn(localizeOr("HUD.WarningEffectNoActor", "This token has no actor."));
    else await this.actor.toggleStatusEffect(id, { overlay: event.button === 2 });
    if (this.rendered) await this.render();
  }
}
