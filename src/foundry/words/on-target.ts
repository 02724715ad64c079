import { keyed } from "./action-key.ts";

/** What an action does with the `data-…` of the button that was pressed, its window, the button itself, and the click. */
export type TargetAction<Window> = (data: DOMStringMap, window: Window, target: HTMLElement, event: PointerEvent) => unknown;

/** Actions of a window or sheet, by their `data-action`, that run only from its own buttons. `inFrame` as in `keyed`. */
export function onTarget<Window, Name extends string>(
  actions: Readonly<Record<Name, TargetAction<Window>>>,
  inFrame: readonly NoInfer<Name>[] = [],
): Record<string, (this: Window, event: PointerEvent, target: HTMLElement) => Promise<void>> {
  const handlers = Object.entries<TargetAction<Window>>(actions).map(([name, run]) => [
    name,
    async function handle(this: Window, event: PointerEvent, target: HTMLElement): Promise<void> {
      await run(target.dataset, this, target, event);
    },
  ]);
  return keyed(Object.fromEntries(handlers), inFrame);
}
