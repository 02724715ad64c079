import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, createLogger, type Logger } from "vite";
import { BuildError } from "./build-error.ts";
import { compilePacks } from "../packs/compile-packs.ts";
import { filesOf } from "./build-manifest.ts";
import { withKeys } from "./keyed-templates.ts";
import { copyFonts } from "./copy-fonts.ts";
import { ROOT, SYSTEM_FOLDER } from "./paths.ts";
import { readLanguage } from "./read-language.ts";
import { readManifest } from "./read-manifest.ts";

/** Copied unchanged, from the root to the built folder. */
const COPIED = ["assets", "LICENSE", "LICENSE-OGL.md", "CHANGELOG.md", "README.md"];
const REQUIRED = ["assets", "LICENSE", "LICENSE-OGL.md"];

/**
 * Builds the system into `dist/norn`. It is built beside that folder and moved there when complete: a build that fails leaves the
 * last good one, and packs are always compiled into an empty folder.
 * @throws Error saying which source is wrong
 */
export async function buildSystem(): Promise<void> {
  const building = `${SYSTEM_FOLDER}.building-${process.pid}`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true });
  try {
    const manifest = readManifest();
    await bundle(building);
    copyFonts(building);
    for (const name of COPIED) copy(name, building);
    copyTemplates(join(building, "templates"));
    writeJson(join(building, "lang/en.json"), readLanguage("en"), 0);
    await compilePacks(manifest, building);
    writeJson(join(building, "system.json"), manifest);
    const missing = filesOf(manifest).filter((file) => !existsSync(join(building, file)));
    if (missing.length > 0) throw new BuildError(`system.json names files the build did not make: ${missing.join(", ")}`);
    rmSync(SYSTEM_FOLDER, { recursive: true, force: true });
    mkdirSync(dirname(SYSTEM_FOLDER), { recursive: true });
    renameSync(building, SYSTEM_FOLDER);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}

/** Code and styles. URLs in the style sheet are relative, so that Foundry may run under any path. */
async function bundle(folder: string): Promise<void> {
  const warnings: string[] = [];
  await build({
    configFile: join(ROOT, "vite.config.ts"),
    base: "./",
    logLevel: "warn",
    customLogger: logger(warnings),
    build: { outDir: folder, assetsDir: "norn-assets" },
  });
  if (warnings.length > 0) throw new BuildError(warnings.join("\n"));
}

/** Notes warnings, except about missing fonts: they are copied beside the style sheet after the bundling. */
function logger(warnings: string[]): Logger {
  const note: Logger["warn"] = (message) => {
    if (!message.includes("norn-assets/fonts/")) warnings.push(message);
  };
  return Object.assign(createLogger("warn"), { warn: note, warnOnce: note });
}

function copyTemplates(folder: string): void {
  for (const path of readdirSync(join(ROOT, "templates"), { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".hbs")) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), withKeys(readFileSync(join(ROOT, "templates", path), "utf8")));
  }
}

function copy(name: string, folder: string): void {
  const from = join(ROOT, name);
  if (existsSync(from)) cpSync(from, join(folder, name), { recursive: true });
  else if (REQUIRED.includes(name)) throw new BuildError(`${from} is missing.`);
}

function writeJson(path: string, content: object, indent = 2): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, indent)}\n`);
}
