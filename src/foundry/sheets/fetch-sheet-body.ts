import type * as SheetBody from "./sheet-body.ts";

let body: typeof SheetBody | null = null;

/** Fetches most of the sheets' code: once the page can be played, or with the first sheet. */
export async function fetchSheetBody(): Promise<typeof SheetBody> {
  body ??= await import("./sheet-body.ts");
  return body;
}

/** For what only a rendered sheet does. */
export function sheetBody(): typeof SheetBody {
  if (!body) throw new Error("No sheet was rendered yet.");
  return body;
}

type Run<Sheet> = (this: Sheet, event: PointerEvent, target: HTMLElement) => void | Promise<void>;
type Runs<Sheet, Name extends string> = Readonly<Record<Name, Run<Sheet>>>;

/** Actions of a sheet by their `data-action`, whose code is in its body. */
export function actionsOfBody<Sheet, Name extends string>(
  names: readonly Name[],
  actionsIn: (code: typeof SheetBody) => Runs<Sheet, Name>,
): Record<string, Run<Sheet>> {
  const run = (name: Name): Run<Sheet> =>
    function (event, target) {
      return actionsIn(sheetBody())[name].call(this, event, target);
    };
  return Object.fromEntries(names.map((name) => [name, run(name)]));
}
