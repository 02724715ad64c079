import { registerCard } from "../chat/card-registry.ts";
import { ITEM_CARD } from "../chat/item-card.ts";
import { AIM_PART } from "../calls/aim-part.ts";
import { RUN_PART } from "../board/run-part.ts";
import { rollCard } from "../chat/roll-card.ts";
import { CREATE_ACTIONS_PART } from "../created-aspects/create-actions.ts";
import { CREATED_PART } from "../created-aspects/created-on-roll.ts";
import { COSTS_PART } from "../costs/costs-part.ts";
import { AWAITS_SIDE_PART, ON_LADDER_PART, SEND_TO_LADDER_PART } from "../challenges/ladder-part.ts";
import { foldedRoll } from "../../view/oppose/folded-roll.view.ts";
import { seenRoll } from "../entries/current-reader.ts";
import { ATTACK_RESULTS_PART } from "../harm/attack-results-part.ts";
import { INVOKE_PART } from "../invoke/invoke-part.ts";
import { LEFTOVERS_PART, TIME_PART } from "../buying/leftovers-part.ts";
import { ENTRY_CARD } from "./entry-card.ts";
import { AFTER_DEFENSE_PART } from "../oppose/after-defense-part.ts";
import { CHANGED_PART } from "../oppose/changed-part.ts";
import { DRAMATIC_PART, IS_DRAMATIC_PART } from "../oppose/dramatic-part.ts";
import { DIFFICULTY_PART } from "../oppose/difficulty-part.ts";
import { COUNTED_PART, JOIN_PART } from "../oppose/join-part.ts";
import { BLOCK_PART, BLOCKED_PART, BLOCKING_PART } from "../oppose/block-part.ts";
import { OPPOSE_PART } from "../oppose/oppose-part.ts";
import { AWAITED_PART, OPPOSITION_PART } from "../oppose/opposition-part.ts";
import { PURCHASE_PART } from "../buying/purchase-part.ts";
import { TREATMENT_PART } from "../recovery/treatment-part.ts";
import { STRAIN_PART } from "../stunts/strain-part.ts";
import { STEPS_PART } from "../spend/steps-part.ts";
import { PENDING_POINTS_PART } from "../spend/pending-points.ts";
import { SPEND_PART } from "../spend/spend-part.ts";

/** Sets the card of each type of message, and its parts in order. Called in `init`. */
export function registerCards(): void {
  const roll = rollCard({
    steps: [STEPS_PART],
    opposition: [BLOCKED_PART, OPPOSITION_PART, ATTACK_RESULTS_PART],
    result: [
      COUNTED_PART,
      IS_DRAMATIC_PART,
      BLOCKING_PART,
      TREATMENT_PART,
      PURCHASE_PART,
      LEFTOVERS_PART,
      AWAITED_PART,
      PENDING_POINTS_PART,
      AIM_PART,
      CREATED_PART,
      ON_LADDER_PART,
      AWAITS_SIDE_PART,
      COSTS_PART,
    ],
    notes: [CHANGED_PART],
    actions: [
      AFTER_DEFENSE_PART,
      INVOKE_PART,
      SPEND_PART,
      DRAMATIC_PART,
      STRAIN_PART,
      CREATE_ACTIONS_PART,
      SEND_TO_LADDER_PART,
      RUN_PART,
      OPPOSE_PART,
      BLOCK_PART,
      JOIN_PART,
      DIFFICULTY_PART,
      TIME_PART,
    ],
    folded: (now) => foldedRoll(seenRoll(now)),
  });
  registerCard("action", roll);
  registerCard("card", ITEM_CARD);
  registerCard("request", ENTRY_CARD);
  registerCard("entry", ENTRY_CARD);
}
