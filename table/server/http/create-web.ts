import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import express, { type Express } from "express";
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
  web.use(contentSecurityPolicy(policy));

  web.get("/", (_request, response) => response.redirect("/join"));
  web.get("/join", (_request, response) => {
    const users = table.world.collection("users").documents;
    response.send(
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
    const { seat } = request.query;
    if (seat === undefined) return response.redirect("/join");
    if (findSeat(seat) === undefined)
      return response.status(404).send(problemPage("No such seat", `There is no seat "${String(seat)}" at this table.`));
    if (!existsSync(path.join(clientFolder, "client.mjs"))) {
      return response
        .status(503)
        .send(problemPage("Not built yet", `The Table's client is not built: there is no client.mjs in ${clientFolder}.`));
    }
    return response.send(gamePage(table.title, manifest, table.release.generation));
  });

  web.use(`/systems/${manifest.id}`, files(table.system.folder));
  web.use("/table", files(clientFolder));
  web.use("/icons", files(path.join(PUBLIC, "icons")));
  web.use("/fontawesome", files(FONT_AWESOME, "1h"));
  web.use("/jquery", files(path.join(JQUERY, "dist"), "1h"));
  web.use("/pixi", files(PIXI, "1h"));
  web.use((request, response) => {
    response.status(404);
    if (request.accepts(["html", "text"]) === "html")
      response.send(problemPage("Not found", `The Table has no file ${request.path}.`));
    else response.type("text").send(`The Table has no file ${request.path}`);
  });
  return web;
};
