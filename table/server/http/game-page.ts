import type { SystemManifest } from "../system/manifest.ts";
import { escapeHtml } from "./page-shell.ts";

/** The order of the core's cascade layers (platform.md §2.1). */
const LAYERS = "reset, variables, elements, blocks, applications, compatibility, layouts, system, modules, exceptions";

/** The URL of a file of the system. */
const systemUrl = (manifest: SystemManifest, file: string): string => `/systems/${manifest.id}/${file.replace(/^\.?\//, "")}`;

const styleImport = (url: string, layer: string | null): string =>
  `@import url("${url}")${layer === null ? "" : ` layer(${layer})`};`;

/** The game's page: jQuery and PIXI, which Foundry's pages have as globals, the client's module and styles, then those of the system, in the manifest's order. */
export const gamePage = (title: string, manifest: SystemManifest, generation: number): string => {
  const styles = manifest.styles.map(({ src, layer }) => styleImport(encodeURI(systemUrl(manifest, src)), layer));
  const scripts = manifest.scripts.map((file) => `<script defer src="${escapeHtml(systemUrl(manifest, file))}"></script>`);
  const modules = manifest.esmodules.map(
    (file) => `<script type="module" src="${escapeHtml(systemUrl(manifest, file))}"></script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="generation" content="${generation}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icons/svg/d20.svg" type="image/svg+xml">
<style>@layer ${LAYERS};</style>
<link rel="stylesheet" href="/fontawesome/css/all.min.css">
<link rel="stylesheet" href="/table/client.css">
<style>
${styles.join("\n")}
</style>
<script defer src="/jquery/jquery.min.js"></script>
<script defer src="/pixi/pixi.min.js"></script>
<script type="module" src="/table/client.mjs"></script>
${[...scripts, ...modules].join("\n")}
</head>
<body class="vtt game system-${manifest.id}">
<noscript>The Table needs JavaScript.</noscript>
</body>
</html>
`;
};
