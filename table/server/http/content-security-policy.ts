import type { RequestHandler } from "express";
import { TRUSTED_IFRAME_DOMAINS } from "../../common/constants/html.ts";

/** Whether the browser obeys the policy, or only says in its console what it would have stopped. */
export type PolicyMode = "enforce" | "report";

/**
 * What a page of the Table may load and run: scripts are files of this server, never text in the page (no `<script>` with text, no
 * `on…` attribute, no `javascript:`). Pictures and sounds may come from anywhere, as in Foundry.
 */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'self'"],
  // Handlebars compiles templates to functions at run time, and macros are functions made of their text: both need eval.
  "script-src": ["'self'", "'unsafe-eval'"],
  // Windows are placed by their style attributes, and the page lists the system's style sheets in a style element.
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["*", "data:", "blob:"],
  "media-src": ["*", "data:", "blob:"],
  "font-src": ["'self'", "data:"],
  "connect-src": ["'self'", "data:", "blob:"],
  "worker-src": ["'self'", "blob:"],
  "frame-src": TRUSTED_IFRAME_DOMAINS.map((domain) => `https://*.${domain}`),
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
};

const DIRECTIVES = Object.entries(POLICY)
  .map(([name, sources]) => `${name} ${sources.join(" ")}`)
  .join("; ");

/** Whose pages may show an answer in a frame. */
export type FramedBy = "none" | "self";

/** Sent with every answer. Nothing that is only reported keeps a page out of a frame: that is always obeyed. */
export const contentSecurityPolicy = (mode: PolicyMode, framedBy: FramedBy = "none"): RequestHandler => {
  const ancestors = `frame-ancestors '${framedBy}'`;
  const headers =
    mode === "enforce"
      ? { "Content-Security-Policy": `${DIRECTIVES}; ${ancestors}` }
      : { "Content-Security-Policy": ancestors, "Content-Security-Policy-Report-Only": DIRECTIVES };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
};
