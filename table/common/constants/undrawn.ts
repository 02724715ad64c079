/** Constants of what the Table neither draws nor plays: systems read them when they describe their data. */
export const CANVAS_PERFORMANCE_MODES = { LOW: 0, MED: 1, HIGH: 2, MAX: 3 } as const;
export const CARD_DRAW_MODES = { FIRST: 0, TOP: 0, LAST: 1, BOTTOM: 1, RANDOM: 2 } as const;
export const CLIPPER_SCALING_FACTOR = 100;
export const LIGHTING_LEVELS = { DARKNESS: -2, HALFDARK: -1, UNLIT: 0, DIM: 1, BRIGHT: 2, BRIGHTEST: 3 } as const;
export const MEASURED_TEMPLATE_TYPES = { CIRCLE: "circle", CONE: "cone", RECTANGLE: "rect", RAY: "ray" } as const;
export const MOVEMENT_DIRECTIONS = {
  UP: 1,
  DOWN: 2,
  LEFT: 4,
  RIGHT: 8,
  UP_LEFT: 5,
  UP_RIGHT: 9,
  DOWN_LEFT: 6,
  DOWN_RIGHT: 10,
} as const;
export const OCCLUSION_MODES = { NONE: 0, FADE: 1, RADIAL: 3, VISION: 4 } as const;
export const TILE_OCCLUSION_MODES = { ...OCCLUSION_MODES } as const;
export const PLAYLIST_MODES = { DISABLED: -1, SEQUENTIAL: 0, SHUFFLE: 1, SIMULTANEOUS: 2 } as const;
export const PLAYLIST_SORT_MODES = { ALPHABETICAL: "a", MANUAL: "m" } as const;
export const AUDIO_CHANNELS = {
  music: "AUDIO.CHANNELS.MUSIC.label",
  environment: "AUDIO.CHANNELS.ENVIRONMENT.label",
  interface: "AUDIO.CHANNELS.INTERFACE.label",
} as const;
export const REGION_MOVEMENT_SEGMENTS = { EXIT: -1, MOVE: 0, ENTER: 1 } as const;
export const TEXT_ENRICH_EMBED_MAX_DEPTH = 5;
export const TEXTURE_DATA_FIT_MODES = ["fill", "contain", "cover", "width", "height"] as const;
export const TOKEN_OCCLUSION_MODES = { OWNED: 1, CONTROLLED: 2, HOVERED: 4, HIGHLIGHTED: 8, VISIBLE: 16 } as const;
export const TOKEN_SHAPES = {
  ELLIPSE_1: 0,
  ELLIPSE_2: 1,
  TRAPEZOID_1: 2,
  TRAPEZOID_2: 3,
  RECTANGLE_1: 4,
  RECTANGLE_2: 5,
} as const;
export const TOKEN_HEXAGONAL_SHAPES = { ...TOKEN_SHAPES } as const;
export const TOKEN_TURN_MARKER_MODES = { DISABLED: 0, DEFAULT: 1, CUSTOM: 2 } as const;
export const WALL_DIRECTIONS = { BOTH: 0, LEFT: 1, RIGHT: 2 } as const;
export const WALL_DOOR_INTERACTIONS = ["open", "close", "lock", "unlock", "test"] as const;
export const WALL_DOOR_STATES = { CLOSED: 0, OPEN: 1, LOCKED: 2 } as const;
export const WALL_DOOR_TYPES = { NONE: 0, DOOR: 1, SECRET: 2 } as const;
export const WALL_MOVEMENT_TYPES = { NONE: 0, NORMAL: 20 } as const;
export const WALL_RESTRICTION_TYPES = ["light", "sight", "sound", "move"] as const;
export const WALL_SENSE_TYPES = { NONE: 0, LIMITED: 10, NORMAL: 20, PROXIMITY: 30, DISTANCE: 40 } as const;
export const CSS_THEMES = { foundry: "THEME.foundry", fantasy: "THEME.fantasy", scifi: "THEME.scifi" } as const;
export const GAME_VIEWS = ["game", "stream"] as const;
export const TIMEOUTS = {
  FOUNDRY_WEBSITE: 10_000,
  PACKAGE_REPOSITORY: 10_000,
  IP_DISCOVERY: 5000,
  REMOTE_PACKAGE: 5000,
} as const;
