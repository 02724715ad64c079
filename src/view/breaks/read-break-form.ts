/** The GM's choices in the window of breaks. */
export interface BreakForm {
  readonly at: string;
  /** Keys of lines that are left out this time. */
  readonly except: ReadonlySet<string>;
  /** By key, whether an actor is left out of every break. */
  readonly out: Readonly<Record<string, boolean>>;
}

/** Reads the fields of the window: `at`, a checkbox `line.<key>` for each line, and a checkbox `in.<key>` for each actor. */
export function readBreakForm(form: Readonly<Record<string, unknown>>): BreakForm {
  const { at } = form;
  return {
    at: typeof at === "string" ? at : "",
    except: new Set(boxes(form, "line.").flatMap(([key, ticked]) => (ticked ? [] : [key]))),
    out: Object.fromEntries(boxes(form, "in.").map(([key, ticked]) => [key, !ticked])),
  };
}

function boxes(form: Readonly<Record<string, unknown>>, prefix: string): (readonly [key: string, ticked: boolean])[] {
  return Object.entries(form).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value === true] as const] : [],
  );
}
