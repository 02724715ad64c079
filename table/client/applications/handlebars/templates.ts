import Handlebars from "handlebars";
import { localizeOr, notifications } from "../platform.ts";
import { CORE_TEMPLATES } from "./core-templates.data.ts";

type CompiledTemplate = Handlebars.TemplateDelegate<object>;

const loading = new Map<string, Promise<CompiledTemplate>>();

/**
 * Fetches, compiles and caches a template. It is usable as a partial by its path and, if given, by its id. A name that is
 * registered already is not fetched: systems bundle their templates this way (seen in public modules, not in Foundry's
 * documentation).
 * @throws naming the template, if it cannot be fetched or is no Handlebars; the user is notified too
 */
export async function getTemplate(path: string, id?: string): Promise<CompiledTemplate> {
  const registered: unknown = Handlebars.partials[id ?? path];
  if (typeof registered === "function") return registered as CompiledTemplate;
  const template = await (loading.get(path) ?? loadOnce(path));
  Handlebars.registerPartial(path, template);
  if (id) Handlebars.registerPartial(id, template);
  return template;
}

function loadOnce(path: string): Promise<CompiledTemplate> {
  const load = fetchTemplate(path);
  loading.set(path, load);
  // A template that failed may exist the next time.
  load.catch((error: Error) => {
    loading.delete(path);
    notifications.error(error.message);
  });
  return load;
}

async function fetchTemplate(path: string): Promise<CompiledTemplate> {
  const source = CORE_TEMPLATES[path] ?? (await fetchSource(path));
  try {
    Handlebars.parse(source);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(localizeOr("TEMPLATE.Broken", 'The template "{path}" is not valid Handlebars: {reason}', { path, reason }), {
      cause,
    });
  }
  return Handlebars.compile<object>(source);
}

async function fetchSource(path: string): Promise<string> {
  const words = (reason: string): string =>
    localizeOr("TEMPLATE.Missing", 'The template "{path}" could not be loaded: {reason}', { path, reason });
  let response: Response;
  try {
    response = await fetch(path.startsWith("/") || /^https?:/.test(path) ? path : `/${path}`);
  } catch (cause) {
    throw new Error(words(cause instanceof Error ? cause.message : String(cause)), { cause });
  }
  if (!response.ok) throw new Error(words(`${response.status} ${response.statusText}`.trim()));
  return response.text();
}

/** Loads several templates, each usable as a partial by its path, or by its key if a record is given. */
export async function loadTemplates(paths: readonly string[] | Record<string, string>): Promise<CompiledTemplate[]> {
  if (Array.isArray(paths)) return Promise.all(paths.map((path: string) => getTemplate(path)));
  return Promise.all(Object.entries<string>(paths).map(([id, path]) => getTemplate(path, id)));
}

/** Renders a template. It can read properties of prototypes (getters of documents). */
export async function renderTemplate(path: string, data: object = {}): Promise<string> {
  const template = await getTemplate(path);
  return template(data, { allowProtoMethodsByDefault: true, allowProtoPropertiesByDefault: true });
}

/** Clears the cache of one template or of all, so that changed ones are fetched again. */
export function forgetTemplates(path?: string): void {
  for (const known of path === undefined ? [...loading.keys()] : [path]) {
    loading.delete(known);
    Handlebars.unregisterPartial(known);
  }
}
