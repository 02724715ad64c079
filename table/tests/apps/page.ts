import { vi } from "vitest";
import { clientState } from "../../client/core/client-state.ts";
import { Hooks } from "../../client/core/hooks.ts";

/** What happened to the hooks and notifications of a test page, in order. */
export interface PageRecord {
  hooks: { hook: string; args: unknown[] }[];
  listeners: Map<string, ((...args: never[]) => unknown)[]>;
  notices: { level: string; message: string }[];
  texts: Record<string, string>;
  /** The page's user; tests may give them other permissions. */
  user: Record<string, unknown>;
}

/** A bare page: recorded hooks, recorded notifications, a few texts. */
export function openPage(more: { game?: object; config?: object } = {}): PageRecord {
  const user = { id: "me", name: "Me", isGM: true, isSelf: true, role: 4 };
  const record: PageRecord = { hooks: [], listeners: new Map(), notices: [], texts: {}, user };
  const tell = (hook: string, args: unknown[]): unknown[] => {
    record.hooks.push({ hook, args });
    return (record.listeners.get(hook) ?? []).map((listener) => listener(...(args as never[])));
  };
  const note = (level: string) => (message: unknown) => void record.notices.push({ level, message: String(message) });
  vi.spyOn(Hooks, "callAll").mockImplementation((hook, ...args) => (tell(hook, args), true));
  vi.spyOn(Hooks, "call").mockImplementation((hook, ...args) => !tell(hook, args).includes(false));
  clientState.ui = { notifications: { info: note("info"), warn: note("warn"), error: note("error") } };
  const game = {
    user,
    i18n: {
      lang: "en",
      localize: (key: string) => record.texts[key] ?? key,
      format: (key: string, data: Record<string, unknown>) =>
        (record.texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(data[name])),
    },
    ...more.game,
  };
  clientState.game = game as unknown as typeof clientState.game;
  clientState.config = (more.config ?? {}) as typeof clientState.config;
  document.body.innerHTML = "";
  document.body.className = "theme-dark";
  return record;
}

/** Serves templates by path; others get a 404. */
export function serveTemplates(templates: Record<string, string>): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async (url: string) => {
    const source = templates[url.replace(/^\//, "")];
    return source === undefined ? new Response("", { status: 404, statusText: "Not Found" }) : new Response(source);
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}
