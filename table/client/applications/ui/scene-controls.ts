import { Hooks } from "../../core/hooks.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { currentUser, localizeOr } from "../platform.ts";
import { PageApplication } from "./page-application.ts";
import { UI_TEMPLATES } from "./ui-templates.data.ts";

Object.assign(CORE_TEMPLATES, UI_TEMPLATES);

interface SceneControlTool {
  name: string;
  order: number;
  title: string;
  icon: string;
  visible?: boolean;
  button?: boolean;
  toggle?: boolean;
  active?: boolean;
  onChange?: (event: Event | undefined, active: boolean) => unknown;
}

interface SceneControl {
  name: string;
  order: number;
  title: string;
  icon: string;
  visible?: boolean;
  activeTool?: string;
  tools: Record<string, SceneControlTool>;
  onChange?: (event: Event | undefined, active: boolean) => unknown;
}

interface SceneControlsRendering extends ApplicationRenderOptions {
  control?: string;
  tool?: string;
  toggles?: Record<string, boolean>;
  event?: Event;
  reset?: boolean;
}

/** The groups of tools Foundry has, by name and icon; here each has the one tool to select with. */
const GROUPS = [
  ["tokens", "fa-solid fa-user-large"],
  ["tiles", "fa-solid fa-cubes"],
  ["drawings", "fa-solid fa-pencil"],
  ["walls", "fa-solid fa-block-brick"],
  ["lighting", "fa-regular fa-lightbulb"],
  ["sounds", "fa-solid fa-music"],
  ["regions", "fa-regular fa-game-board"],
  ["notes", "fa-solid fa-bookmark"],
] as const;

/** The tools that a system adds for the scene: the Table has none of its own, so nothing is shown without them. */
export class SceneControls extends HandlebarsApplicationMixin(PageApplication) {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "scene-controls",
    tag: "aside",
    place: "ui-left-column-1",
    actions: {
      tool(this: SceneControls, event: PointerEvent, target: HTMLElement) {
        const { control = "", tool = "" } = target.dataset;
        return this.activate({ event, control, tool });
      },
    },
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    tools: { root: true, template: "templates/ui/scene-controls.hbs" },
  };

  #controls: Record<string, SceneControl> | null = null;
  #control = "tokens";

  /** The groups and their tools, with those a system has added. */
  get controls(): Record<string, SceneControl> {
    return (this.#controls ??= prepareControls());
  }

  get control(): SceneControl | null {
    return this.controls[this.#control] ?? null;
  }

  get tools(): Record<string, SceneControlTool> {
    return this.control?.tools ?? {};
  }

  get tool(): SceneControlTool | null {
    return this.tools[this.control?.activeTool ?? ""] ?? null;
  }

  /** Chooses a group or a tool; a button's tool only runs, a toggle is switched. */
  async activate(options: SceneControlsRendering = {}): Promise<void> {
    await this.render(options);
  }

  protected override _configureRenderOptions(options: SceneControlsRendering): void {
    super._configureRenderOptions(options);
    if (options.reset) this.#controls = null;
    const { control = this.#control, event } = options;
    if (this.controls[control]) this.#control = control;
    const { tools } = this;
    for (const [name, active] of Object.entries(options.toggles ?? {})) turn(tools[name], active, event);
    const tool = tools[options.tool ?? ""];
    if (!tool) return;
    if (tool.toggle) turn(tool, !tool.active, event);
    else {
      if (!tool.button && this.control) this.control.activeTool = tool.name;
      tool.onChange?.(event, true);
    }
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const tools = Object.entries(this.controls).flatMap(([control, group]) =>
      byOrder(group.tools)
        .filter(({ name, visible }) => name !== "select" && visible !== false && group.visible !== false)
        .map((tool) => ({ ...tool, control, label: localizeOr(tool.title, tool.title), pressed: tool.toggle && tool.active })),
    );
    return { ...(await super._prepareContext(options)), tools };
  }

  protected override async _onRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.element.hidden = !this.element.querySelector("button");
    this.element.setAttribute("aria-label", localizeOr("CONTROLS.Name", "Tools of the scene"));
  }
}

function prepareControls(): Record<string, SceneControl> {
  const controls: Record<string, SceneControl> = {};
  for (const [order, [name, icon]] of GROUPS.entries()) {
    const title = `CONTROLS.${name}`;
    const select = { name: "select", order: 0, title: `${title}.select`, icon: "fa-solid fa-expand" };
    const visible = name === "tokens" || currentUser()?.isGM === true;
    controls[name] = { name, order, title, icon, visible, activeTool: "select", tools: { select } };
  }
  Hooks.callAll("getSceneControlButtons", controls);
  return controls;
}

function turn(tool: SceneControlTool | undefined, active: boolean, event: Event | undefined): void {
  if (!tool?.toggle || tool.active === active) return;
  tool.active = active;
  tool.onChange?.(event, active);
}

function byOrder(tools: Record<string, SceneControlTool>): SceneControlTool[] {
  return Object.values(tools).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}
