import { breakLinesNow } from "../../ledger/kinds/break.ts";
import { isPoolCounted } from "../../ledger/kinds/pool.ts";
import { type Break, BREAKS } from "../../rules/breaks/break-rules.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { breakList } from "../../view/breaks/break-list.view.ts";
import { readBreakForm } from "../../view/breaks/read-break-form.ts";
import { NornWindow } from "../apps/norn-window.ts";
import { npcPool } from "../settings/npc-pool.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { actorByUuid } from "../documents/document-by-uuid.ts";
import { mayEnter } from "../npc-pool/may-enter.ts";
import { changePool, enterScene } from "../npc-pool/npc-pool-actions.ts";
import { MOST_GIVEN } from "../../ledger/read-input.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { breakActors, BREAKS_WINDOW } from "./break-actors.ts";
import { leaveOut } from "../documents/left-out.ts";
import { templatePath } from "../words/template-path.ts";
import { onTarget } from "../words/on-target.ts";

/** What the GM has typed about the pool and not submitted. */
interface PoolWishes {
  readonly by: string;
  readonly reason: string;
  readonly npc: string;
}

/**
 * "Next scene or session …": lists what a break will change before it happens. The list is kept up to date; the entry itself is
 * planned from current documents, except the lines left out here.
 */
export class BreaksWindow extends NornWindow {
  static override DEFAULT_OPTIONS = {
    id: BREAKS_WINDOW,
    classes: ["norn", "norn-breaks"],
    position: { width: 480 },
    window: { title: "NORN.Break.title", icon: "fa-solid fa-flag", resizable: true, contentTag: "form" },
    form: { handler: BreaksWindow.#note, submitOnChange: true, closeOnSubmit: false },
    actions: onTarget({
      go: (_data, window: BreaksWindow) => window.#go(),
      changePool: (_data, window: BreaksWindow) => window.#changePool(),
      enterScene: (_data, window: BreaksWindow) => window.#enterScene(),
    }),
  };

  static override PARTS = {
    body: { template: templatePath("breaks/breaks.hbs"), scrollable: [".norn-break-list"] },
  };

  #at: Break = "scene";
  #except: ReadonlySet<string> = new Set();
  #wishes: PoolWishes = { by: "1", reason: "", npc: "" };

  choose(at: Break): void {
    this.#at = at;
    this.#except = new Set();
  }

  protected override async _prepareContext(): Promise<object> {
    const world = shownWorld();
    const { ruleset, dials } = world.game;
    this.#wishes = { ...this.#wishes, ...this.#typed() };
    const known = ruleset.breaks.known(dials);
    const at = known.includes(this.#at) ? this.#at : "scene";
    const source = { at, lines: breakLinesNow(world, at), actors: breakActors(), except: this.#except };
    return { ...breakList(ruleset, dials, source), rootId: this.id, pool: isPoolCounted(world) ? this.#pool(world.game) : null };
  }

  #pool(played: ActiveGame): object {
    const npcs = game.actors.filter((actor) => mayEnter(played, actor)).toSorted((a, b) => a.name.localeCompare(b.name));
    return {
      ...this.#wishes,
      points: npcPool().points,
      most: MOST_GIVEN,
      npcs: npcs.map(({ uuid, name }) => ({ uuid, name, chosen: uuid === this.#wishes.npc })),
    };
  }

  /** Unsubmitted text survives a redraw. */
  #typed(): Partial<PoolWishes> {
    const body = this.parts["body"];
    const valueOf = (name: string) => body?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value;
    const typed = { by: valueOf("by"), reason: valueOf("reason"), npc: valueOf("npc") };
    return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  }

  /** A checkbox was ticked, or another break chosen. */
  static async #note(
    this: BreaksWindow,
    _event: Event,
    _form: HTMLFormElement,
    { object }: foundry.applications.ux.FormDataExtended,
  ): Promise<void> {
    const { at, except, out } = readBreakForm(object);
    const chosen = BREAKS.find((known) => known === at && known !== this.#at);
    const ticked = except.size !== this.#except.size || [...except].some((key) => !this.#except.has(key));
    if (chosen) this.choose(chosen);
    else this.#except = except;
    await leaveOut(out);
    // Text typed about the pool does not change the list, and the button about to be pressed must not be replaced.
    if (chosen || ticked) await this.render();
  }

  async #go(): Promise<void> {
    const except = [...this.#except];
    const shown = this.element.querySelector<HTMLInputElement>('[name="at"]:checked')?.value;
    // Closed first: one click, one entry.
    await this.close();
    const at = BREAKS.find((known) => known === shown) ?? this.#at;
    await submitEntry({ kind: "break", actor: null, request: { at, except } });
  }

  async #changePool(): Promise<void> {
    const { by, reason } = { ...this.#wishes, ...this.#typed() };
    await changePool(Number(by), reason);
  }

  async #enterScene(): Promise<void> {
    const npc = await actorByUuid({ ...this.#wishes, ...this.#typed() }.npc);
    if (npc) await enterScene(npc);
  }
}
