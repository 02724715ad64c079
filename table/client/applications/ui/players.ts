import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { currentGame, currentUser, localizeOr } from "../platform.ts";
import { PageApplication } from "./page-application.ts";
import { cssColor } from "./scene/css-color.ts";
import { UI_TEMPLATES } from "./ui-templates.data.ts";

Object.assign(CORE_TEMPLATES, UI_TEMPLATES);

interface ListedUser {
  readonly id: string | null;
  readonly name: string;
  readonly isGM: boolean;
  readonly active: boolean;
  readonly color?: unknown;
  readonly character?: { readonly name: string } | null;
}

/** All users, and who is connected. */
export class Players extends HandlebarsApplicationMixin(PageApplication) {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "players",
    tag: "aside",
    place: "ui-left-column-2",
    actions: {
      toggleExpanded(this: Players) {
        this.toggleExpanded();
      },
    },
  };

  static override PARTS: Record<string, HandlebarsTemplatePart> = {
    players: { root: true, classes: ["players-content"], template: "templates/ui/players.hbs" },
  };

  #expanded = typeof window === "undefined" || window.innerWidth >= 800;

  get expanded(): boolean {
    return this.#expanded;
  }

  expand(): void {
    this.toggleExpanded(true);
  }

  collapse(): void {
    this.toggleExpanded(false);
  }

  toggleExpanded(expanded = !this.#expanded): void {
    this.#expanded = expanded;
    void this.render();
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const users = currentGame<{ users?: { contents: ListedUser[] } }>()?.users?.contents ?? [];
    const here = users.filter((user) => user.active).length;
    return {
      ...(await super._prepareContext(options)),
      expanded: this.#expanded,
      label: localizeOr("PLAYERS.Here", "{here} here", { here: String(here) }),
      selfLabel: localizeOr("PLAYERS.You", "(you)"),
      users: users.map((user) => ({
        id: user.id,
        name: user.character ? `${user.name} [${user.character.name}]` : user.name,
        self: user.id === currentUser()?.id,
        color: cssColor(user.color, "#888888"),
        state: user.active ? localizeOr("PLAYERS.Present", "is here") : localizeOr("PLAYERS.Away", "is away"),
        cssClass: [user.active ? "active" : "inactive", user.isGM ? "gm" : ""].join(" ").trim(),
      })),
    };
  }

  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.setAttribute("aria-label", localizeOr("PLAYERS.Name", "Players"));
  }
}
