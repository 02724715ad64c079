import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { findSeat, SEATS } from "../../world/seats.data.ts";
import type { Table } from "../table.ts";
import { contentSecurityPolicy, type PolicyMode } from "./content-security-policy.ts";
import { gamePage } from "./game-page.ts";
import { joinPage } from "./join-page.ts";
import { problemPage } from "./page-shell.ts";

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const { resolve } = createRequire(import.meta.url);
const FONT_AWESOME = path.dirname(resolve("@fortawesome/fontawesome-free/package.json"));
const JQUERY = path.dirname(resolve("jquery/package.json"));
const PIXI = path.resolve(path.dirname(resolve("pixi.js")), "../dist");

/** Everything the Table serves over HTTP. */
export const createWeb = (table: Table, clientFolder: string, policy: PolicyMode): Express => {
  const { manifest } = table.system;
  const files = (folder: string, maxAge: string | number = 0): ReturnType<typeof express.static> =>
    express.static(folder, { index: false, etag: true, maxAge });
  const web = express();
  web.disable("x-powered-by");
  web.use(contentSecurityPolicy(policy), guard(table));

  web.get("/", (_request, response) => response.redirect("/join"));
  web.get("/join", (_request, response) => {
    if (table.seatKeys.needed) return response.send(problemPage("Take your seat", KEYS_NEEDED, false));
    const users = table.world.collection("users").documents;
    return response.send(
      joinPage({
        world: table.title,
        system: manifest.title,
        version: manifest.version,
        release: table.release.version,
        seats: SEATS.map((seat) => ({
          seat,
          name: String(users.get(seat.userId)?.["name"] ?? seat.label),
          taken: table.presence.isActive(seat.userId),
        })),
      }),
    );
  });
  web.get("/game", (request, response) => {
    const { seat: id, key } = request.query;
    if (id === undefined) return response.redirect("/join");
    const seat = findSeat(id);
    if (seat === undefined)
      return response.status(404).send(problemPage("No such seat", `There is no seat "${String(id)}" at this table.`));
    if (!table.seatKeys.opens(seat, key)) return response.status(403).send(problemPage("Not your seat", KEYS_NEEDED, false));
    if (!existsSync(path.join(clientFolder, "client.mjs"))) {
      return response
        .status(503)
        .send(problemPage("Not built yet", `The Table's client is not built: there is no client.mjs in ${clientFolder}.`));
    }
    return response.send(gamePage(table.title, manifest, table.release.generation));
  });

  // A system may show pages of its own in frames of its own.
  web.use(`/systems/${manifest.id}`, framedBySelf, contentSecurityPolicy(policy, "self"), files(table.system.folder));
  web.use("/table", files(clientFolder));
  web.use("/icons", files(path.join(PUBLIC, "icons")));
  web.use("/fontawesome", files(FONT_AWESOME, "1h"));
  web.use("/jquery", files(path.join(JQUERY, "dist"), "1h"));
  web.use("/pixi", files(PIXI, "1h"));
  web.use((request, response) => {
    response.status(404);
    // Of a style sheet that is not there browsers would say that it has the wrong type.
    response.removeHeader("X-Content-Type-Options");
    if (request.accepts(["html", "text"]) === "html")
      response.send(problemPage("Not found", `The Table has no file ${request.path}.`));
    else response.type("text").send(`The Table has no file ${request.path}`);
  });
  web.use(unreadable);
  return web;
};

const KEYS_NEEDED =
  "Others than this machine can reach this Table, so each seat has an address with a key of its own. Open the address you were given; whoever started the Table finds all of them where it was started.";

/** Answers only at its own hosts and to its own pages, and tells the browser to keep to that. */
const guard =
  ({ admission }: Table): RequestHandler =>
  (request, response, next) => {
    response.set({
      "Referrer-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Frame-Options": "DENY",
    });
    const refusal = admission(request.headers);
    if (refusal === undefined) next();
    else response.status(403).send(problemPage("Not here", refusal, false));
  };

/** The older header, beside the policy's own `frame-ancestors`. */
const framedBySelf: RequestHandler = (_request, response, next) => {
  response.set("X-Frame-Options", "SAMEORIGIN");
  next();
};

/** A request that no file or page can be found for, such as a path that is no text. Express knows an error's handler by its four parameters. */
const unreadable: ErrorRequestHandler = (error: { readonly status?: unknown }, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = typeof error.status === "number" && error.status >= 400 && error.status < 500 ? error.status : 500;
  response.status(status).send(problemPage("Not readable", "The Table cannot read this address."));
};
