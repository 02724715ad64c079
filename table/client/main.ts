import "./styles/client.css";
import "./styles/boot.css";
import Handlebars from "handlebars";
import { installPrimitives } from "../common/primitives/install-primitives.ts";
import { ForcedDeletion, ForcedReplacement } from "../common/data/operators.ts";
import { DocumentSheetConfig } from "./applications/apps/document-sheet-config.ts";
import { installApplications } from "./applications/install-applications.ts";
import { provideSheetRegistrar } from "./collections/world-collection.ts";
import { defineGlobals, defineLaterGlobals } from "./boot/blessed-globals.ts";
import { createGame, prepareGeneration, runGame } from "./boot/boot.ts";
import { connect } from "./boot/connect.ts";
import { Inbox } from "./boot/inbox.ts";
import { warnOfDeadModules, watchFailures } from "./boot/failures.ts";
import { keepPageOnDrop } from "./boot/keep-page-on-drop.ts";
import { configureInterface, startNotifications } from "./boot/page-interface.ts";
import { configureUndrawn } from "./canvas/canvas-config.ts";
import { clientState } from "./core/client-state.ts";
import { createConfig } from "./core/config.ts";
import { reportError } from "./core/report-error.ts";
import { foundry } from "./foundry.ts";

// What the system's modules need when they are loaded, right after this one.
installPrimitives();
watchFailures();
keepPageOnDrop(document);
const config = (clientState.config = createConfig());
prepareGeneration(config, generationOfPage());
configureUndrawn(config, foundry);
configureInterface(config, foundry.applications);
startNotifications(config);
installApplications();
provideSheetRegistrar(DocumentSheetConfig);
defineGlobals(foundry, Handlebars);
defineLaterGlobals({ ForcedDeletion, ForcedReplacement });

function generationOfPage(): number {
  return Number(document.querySelector<HTMLMetaElement>('meta[name="generation"]')?.content);
}

/** Every module is loaded: take the seat and play. */
async function start(): Promise<void> {
  try {
    const socket = await connect(new URLSearchParams(location.search));
    const inbox = new Inbox(socket);
    const game = createGame(await inbox.fetchWorld(), socket);
    await runGame(game, inbox);
    warnOfDeadModules();
  } catch (error) {
    reportError("The game could not be started", error);
  }
}

// Module scripts run in order, and all of them before this event.
document.addEventListener("DOMContentLoaded", () => void start());
