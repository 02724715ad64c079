export const JOURNAL_ENTRY_PAGE_FORMATS = { HTML: 1, MARKDOWN: 2 } as const;
export const TABLE_RESULT_TYPES = { TEXT: "text", DOCUMENT: "document" } as const;
export const MACRO_TYPES = { SCRIPT: "script", CHAT: "chat" } as const;
export const MACRO_SCOPES = ["global", "actors", "actor"] as const;
export const SORT_INTEGER_DENSITY = 100_000;
export const DIRECTORY_SEARCH_MODES = { FULL: "full", NAME: "name" } as const;

export const IMAGE_FILE_EXTENSIONS = {
  apng: "image/apng",
  avif: "image/avif",
  bmp: "image/bmp",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  tiff: "image/tiff",
  webp: "image/webp",
} as const;
export const AUDIO_FILE_EXTENSIONS = {
  aac: "audio/aac",
  flac: "audio/flac",
  m4a: "audio/mp4",
  mid: "audio/midi",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  opus: "audio/opus",
  wav: "audio/wav",
  webm: "audio/webm",
} as const;
export const VIDEO_FILE_EXTENSIONS = { m4v: "video/mp4", mp4: "video/mp4", ogv: "video/ogg", webm: "video/webm" } as const;
export const TEXT_FILE_EXTENSIONS = {
  csv: "text/csv",
  json: "application/json",
  md: "text/markdown",
  pdf: "application/pdf",
  tsv: "text/tab-separated-values",
  txt: "text/plain",
  xml: "application/xml",
  yml: "application/yaml",
  yaml: "application/yaml",
} as const;
export const FONT_FILE_EXTENSIONS = { otf: "font/otf", ttf: "font/ttf", woff: "font/woff", woff2: "font/woff2" } as const;
export const GRAPHICS_FILE_EXTENSIONS = {
  fbx: "application/octet-stream",
  glb: "model/gltf-binary",
  gltf: "model/gltf+json",
  mtl: "model/mtl",
  obj: "model/obj",
  stl: "model/stl",
  usdz: "model/vnd.usdz+zip",
} as const;

/** Kinds of files by their extensions and types. */
export const FILE_CATEGORIES = {
  AUDIO: AUDIO_FILE_EXTENSIONS,
  FONT: FONT_FILE_EXTENSIONS,
  GRAPHICS: GRAPHICS_FILE_EXTENSIONS,
  HTML: { html: "text/html", handlebars: "text/x-handlebars-template", hbs: "text/x-handlebars-template" },
  IMAGE: IMAGE_FILE_EXTENSIONS,
  MEDIA: { ...AUDIO_FILE_EXTENSIONS, ...IMAGE_FILE_EXTENSIONS, ...VIDEO_FILE_EXTENSIONS },
  TEXT: TEXT_FILE_EXTENSIONS,
  VIDEO: VIDEO_FILE_EXTENSIONS,
} as const;
export const UPLOADABLE_FILE_EXTENSIONS = {
  ...FILE_CATEGORIES.MEDIA,
  ...TEXT_FILE_EXTENSIONS,
  ...FONT_FILE_EXTENSIONS,
  ...GRAPHICS_FILE_EXTENSIONS,
} as const;
