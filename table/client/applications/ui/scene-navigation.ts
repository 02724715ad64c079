import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { currentGame, currentUser, localizeOr } from "../platform.ts";
import { PageApplication } from "./page-application.ts";
import { UI_TEMPLATES } from "./ui-templates.data.ts";

Object.assign(CORE_TEMPLATES, UI_TEMPLATES);

interface ListedScene {
  readonly id: string | null;
  readonly name: string;
  readonly navName?: string;
  readonly navigation: boolean;
  readonly navOrder?: number;
  readonly active: boolean;
  readonly visible: boolean;
  view(): Promise<unknown>;
  activate(): Promise<unknown>;
}

interface ListedScenes {
  readonly contents: ListedScene[];
  readonly viewed?: ListedScene | null;
  get(id: string): ListedScene | undefined;
}

function scenes(): ListedScenes | undefined {
  return currentGame<{ scenes?: ListedScenes }>()?.scenes;
}

function sceneOf(target: HTMLElement): ListedScene | undefined {
  return scenes()?.get(target.closest<HTMLElement>("[data-scene-id]")?.dataset["sceneId"] ?? "");
}

/** The scenes a user may view. Players see the active one; GMs all in the navigation. */
export class SceneNavigation extends HandlebarsApplicationMixin(PageApplication) {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "scene-navigation",
    tag: "nav",
    place: "ui-left-column-2",
    actions: {
      viewScene: (_event: PointerEvent, target: HTMLElement) => sceneOf(target)?.view(),
      activateScene: (_event: PointerEvent, target: HTMLElement) => sceneOf(target)?.activate(),
    },
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    scenes: { root: true, classes: ["navigation-content"], template: "templates/ui/scene-navigation.hbs" },
  };

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const isGM = currentUser()?.isGM ?? false;
    const all = scenes();
    const shown = (all?.contents ?? []).filter((scene) => scene.active || (scene.navigation && scene.visible));
    return {
      ...(await super._prepareContext(options)),
      activateLabel: localizeOr("SCENE.Activate", "Show this scene to everyone"),
      scenes: shown
        .sort((a, b) => (a.navOrder ?? 0) - (b.navOrder ?? 0))
        .map((scene) => {
          const viewed = scene.id === all?.viewed?.id;
          return {
            id: scene.id,
            name: scene.navName || scene.name,
            active: scene.active,
            viewed,
            offerActivate: isGM && viewed && !scene.active,
            cssClass: [viewed ? "view" : "", scene.active ? "active" : ""].join(" ").trim(),
          };
        }),
    };
  }

  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.setAttribute("aria-label", localizeOr("SCENE.Navigation", "Scenes"));
  }
}
