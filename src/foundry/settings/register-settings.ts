import { announceGame } from "../hooks/announce-game.ts";
import { startsStored } from "../ledger/core/accounts.ts";
import { KEEPER_SETTING, keeperNamed } from "../ledger/core/keeper.ts";
import { STARTS_SETTING } from "../ledger/core/starts.ts";

export function registerSettings(): void {
  game.settings.register("norn", "game", { scope: "world", config: false, type: String, default: "", onChange: announceGame });
  game.settings.register("norn", "dials", { scope: "world", config: false, type: Object, default: {}, onChange: announceGame });
  game.settings.register("norn", "npcPool", {
    scope: "world",
    config: false,
    type: Object,
    default: { points: 0, entries: {} },
  });
  game.settings.register("norn", "leftOut", { scope: "world", config: false, type: Object, default: {} });
  game.settings.register("norn", KEEPER_SETTING, {
    scope: "world",
    config: false,
    type: Object,
    default: { session: "", user: "" },
    onChange: keeperNamed,
  });
  game.settings.register("norn", STARTS_SETTING, {
    scope: "world",
    config: false,
    type: Object,
    default: { documents: [] },
    onChange: startsStored,
  });
  game.settings.register("norn", "ladderWords", {
    name: "NORN.Settings.ladderWords.name",
    hint: "NORN.Settings.ladderWords.hint",
    scope: "client",
    config: true,
    type: Boolean,
    default: true,
    onChange: announceGame,
  });
}
