/**
 * The key of this page: random, made when it loads, and sent to no one. The build puts it beside every `data-action` and
 * `draggable` of Norn's templates (`tools/build/keyed-templates.ts`). An action runs only from an element that carries it: whatever a user writes, into
 * whichever text, cannot name it.
 */
export const ACTION_KEY = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");

/** Whether an element comes from a template of Norn's. */
export function carriesKey({ dataset }: Pick<HTMLElement, "dataset">): boolean {
  return dataset["nornKey"] === ACTION_KEY;
}

/** Whether a drag begins on an element that a template of Norn's made draggable. */
export function carriesDragKey({ dataset }: Pick<HTMLElement, "dataset">): boolean {
  return dataset["nornDrag"] === ACTION_KEY;
}

/** What runs an action of a window: Foundry calls it with the window as `this`. */
type Handler = (this: never, event: PointerEvent, target: HTMLElement) => unknown;

/**
 * Actions of a window or sheet that run only from its own buttons. `inFrame`: those that Foundry's frame offers too, outside of
 * the content, where nothing that users wrote is shown.
 */
export function keyed<Actions extends Readonly<Record<string, Handler>>>(
  actions: Actions,
  inFrame: readonly (keyof Actions & string)[] = [],
): Actions {
  const mayRun = (name: string, target: HTMLElement): boolean =>
    carriesKey(target) || (inFrame.includes(name) && target.closest(".window-content") === null);
  const guarded = Object.entries(actions).map(([name, run]) => [
    name,
    function guard(this: never, event: PointerEvent, target: HTMLElement): unknown {
      return mayRun(name, target) ? run.call(this, event, target) : undefined;
    },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, each with a function of the same kind
  return Object.fromEntries(guarded) as Actions;
}
