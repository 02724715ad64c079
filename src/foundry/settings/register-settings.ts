import { announceGame } from "../hooks/game-change.ts";
import { AUTHORITY_SETTING, authorityNamed } from "../ledger/authority.ts";
import { FORMER_GMS_SETTING } from "../ledger/former-gms.ts";
import { refill } from "../ledger/ledger-store.ts";
import { OPENING_BALANCES_SETTING, openingBalancesStored } from "../ledger/reconcile-books.ts";

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
  game.settings.register("norn", AUTHORITY_SETTING, {
    scope: "world",
    config: false,
    type: Object,
    default: { client: "", user: "" },
    onChange: authorityNamed,
  });
  game.settings.register("norn", OPENING_BALANCES_SETTING, {
    scope: "world",
    config: false,
    type: Object,
    default: { documents: [] },
    onChange: openingBalancesStored,
  });
  game.settings.register("norn", FORMER_GMS_SETTING, {
    scope: "world",
    config: false,
    type: Object,
    default: {},
    onChange: refill,
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
