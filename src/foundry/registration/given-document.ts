import { isRecord } from "../../rules/is-record.ts";

/** What macros name a document by: its uuid, or the document itself. */
export type GivenDocument = string | { readonly uuid: string };

/** A member of the API that needs a document. Anything else is refused in words. */
export function byDocument<Rest extends readonly unknown[], Answer>(
  run: (uuid: string, ...rest: Rest) => Promise<Answer>,
): (given: GivenDocument, ...rest: Rest) => Promise<Answer | undefined> {
  return async (given, ...rest) => {
    const uuid = uuidOf(given);
    if (uuid !== null) return run(uuid, ...rest);
    ui.notifications.warn("NORN.Api.Wanted", { format: { given: shown(given) } });
    return undefined;
  };
}

/** For functions whose document may be left out. */
export function byDocumentOrNone<Answer>(
  run: (uuid?: string) => Promise<Answer>,
): (given?: GivenDocument | null) => Promise<Answer | undefined> {
  const named = byDocument(run);
  return async (given) => (given === undefined || given === null ? run() : named(given));
}

function uuidOf(given: unknown): string | null {
  const uuid = isRecord(given) ? given["uuid"] : given;
  return typeof uuid === "string" && uuid !== "" ? uuid : null;
}

/** Macros are plain JavaScript: anything may come. Its kind is enough to find the mistake by, and short. */
function shown(given: unknown): string {
  return given === null ? "null" : typeof given;
}
