import { text } from "../text.ts";
import { type FieldView, nameOption, numberField, selectField, wordOption } from "../fields/field.view.ts";
import type { NamedChoice } from "./item-input.ts";

/** The free invocations one holder has on an aspect. */
export interface FreeInvocationView {
  readonly id: string;
  readonly count: FieldView;
  readonly holder: FieldView;
}

export function freeInvocations(
  free: Readonly<Record<string, { readonly count: number; readonly holder: string }>>,
  actors: readonly NamedChoice[],
): FreeInvocationView[] {
  return Object.entries(free).map(([id, { count, holder }], index) => {
    const number = index + 1;
    const gone = holder !== "" && !actors.some((actor) => actor.id === holder);
    return {
      id,
      count: numberField(
        { id: `free-${id}-count`, name: `system.free.${id}.count`, label: text("NORN.ItemSheet.freeCount", { number }) },
        count,
        {
          min: 0,
          max: 99,
        },
      ),
      holder: selectField(
        { id: `free-${id}-holder`, name: `system.free.${id}.holder`, label: text("NORN.ItemSheet.freeHolder", { number }) },
        [
          wordOption("", text("NORN.ItemSheet.anyone"), holder),
          ...actors.map((actor) => nameOption(actor.id, actor.name, holder)),
          ...(gone ? [wordOption(holder, text("NORN.ItemSheet.goneActor"), holder)] : []),
        ],
      ),
    };
  });
}
