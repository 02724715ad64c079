/** A floor: its name, and the folders on it. Files beside the folders count as a folder named after the file. */
export type Floor = readonly [string, ...(readonly string[])];

/**
 * What stands on what, from the ground up: a file imports from its own floor and those below. No folder is in a circle with others
 * either, so those of one floor stand on each other in some order too.
 */
export const FLOORS: Readonly<Record<string, readonly Floor[]>> = {
  "src/view": [
    [
      "words",
      "text.ts",
      "lack.ts",
      "game-name.ts",
      "rank.view.ts",
      "listed-words.ts",
      "short-name.ts",
      "bounded-name.ts",
      "any-of.ts",
      "reader.ts",
    ],
    ["what several chapters say", "condition", "entries", "fields"],
    [
      "chapters",
      ...[
        "breaks",
        "buying",
        "calls",
        "canvas",
        "challenges",
        "compel",
        "conflict",
        "costs",
        "created-aspects",
        "harm",
        "invoke",
      ],
      ...[
        "npc",
        "npc-pool",
        "oppose",
        "reconcile",
        "recovery",
        "rewards",
        "roll",
        "self-test",
        "spend",
        "points-bar",
        "stunts",
        "welcome",
      ],
    ],
    ["sheets, cards and boards", "actor", "apps", "board", "chat", "item"],
    ["above the chapters", "exchange", "history", "log"],
  ],
  "src/foundry": [
    ["ground", "compat", "data", "redraw", "types", "words"],
    ["documents", "dice", "documents", "mappers", "settings"],
    ["ledger", "ledger", "migrations", "reconcile"],
    ["kit", "apps", "chat", "drag", "entries", "hooks", "roll"],
    [
      "chapters",
      ...[
        "breaks",
        "buying",
        "calls",
        "canvas",
        "challenges",
        "compel",
        "conflict",
        "costs",
        "created-aspects",
        "harm",
        "invoke",
      ],
      ...["npc", "npc-pool", "oppose", "recovery", "rewards", "spend", "stunts"],
    ],
    ["places", "board", "drops", "exchange", "history", "roll-window", "self-test", "sheets", "points-bar", "welcome"],
    ["start", "cards", "main.ts", "registration"],
  ],
};

/** Imports of types from a higher floor: by file, and why. At run time there are none. */
export const TYPES_FROM_ABOVE: Readonly<Record<string, string>> = {
  "src/foundry/types/configuration.ts": "declares to Foundry's types what the folders above add",
  "src/foundry/types/system-data.types.ts": "checks those declarations",
};
