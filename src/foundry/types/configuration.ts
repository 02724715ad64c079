/**
 * The one place where Norn declares to the Foundry types what it adds: document classes, data models, settings, hooks.
 * It has no code of its own.
 */
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { LastChoices } from "../../view/roll/roll-form.ts";
import type {
  CharacterDataModel,
  NpcDataModel,
  OrganizationDataModel,
  SituationDataModel,
  UnitDataModel,
  VehicleDataModel,
} from "../data/actor/actor-data-models.ts";
import type { ActionDataModel } from "../data/chat/action-data-model.ts";
import type { CardDataModel } from "../data/chat/card-data-model.ts";
import type { EntryDataModel, RequestDataModel } from "../data/chat/ledger-data-models.ts";
import type { ConflictDataModel, ParticipantDataModel } from "../data/combat/combat-data-models.ts";
import type { AspectDataModel } from "../data/item/aspect-data-model.ts";
import type { ChallengeDataModel } from "../data/item/challenge-data-model.ts";
import type {
  ExtraDataModel,
  GearDataModel,
  PhaseDataModel,
  PowerDataModel,
  StuntDataModel,
} from "../data/item/thing-data-models.ts";
import type { SkillDataModel } from "../data/item/skill-data-model.ts";
import type { ThreeDDice } from "../dice/three-d-presets.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { NornCombat } from "../documents/norn-combat.ts";
import type { NornCombatant } from "../documents/norn-combat.ts";
import type { NornItem } from "../documents/norn-item.ts";
import type { NornToken } from "../documents/norn-token.ts";
import type { NornApi } from "../registration/norn-api.ts";

declare module "fvtt-types/configuration" {
  interface AssumeHookRan {
    ready: true;
  }

  interface SystemNameConfig {
    name: "norn";
  }

  interface DocumentClassConfig {
    Actor: typeof NornActor<Actor.SubType>;
    Item: typeof NornItem<Item.SubType>;
    ChatMessage: typeof NornChatMessage<ChatMessage.SubType>;
    Combat: typeof NornCombat<Combat.SubType>;
    Combatant: typeof NornCombatant<Combatant.SubType>;
    Token: typeof NornToken;
  }

  interface ConfiguredActor<SubType extends Actor.SubType> {
    document: NornActor<SubType>;
  }
  interface ConfiguredItem<SubType extends Item.SubType> {
    document: NornItem<SubType>;
  }
  interface ConfiguredChatMessage<SubType extends ChatMessage.SubType> {
    document: NornChatMessage<SubType>;
  }
  interface ConfiguredCombat<SubType extends Combat.SubType> {
    document: NornCombat<SubType>;
  }
  interface ConfiguredCombatant<SubType extends Combatant.SubType> {
    document: NornCombatant<SubType>;
  }

  interface DataModelConfig {
    Actor: {
      character: typeof CharacterDataModel;
      npc: typeof NpcDataModel;
      vehicle: typeof VehicleDataModel;
      organization: typeof OrganizationDataModel;
      unit: typeof UnitDataModel;
      situation: typeof SituationDataModel;
    };
    Item: {
      aspect: typeof AspectDataModel;
      skill: typeof SkillDataModel;
      stunt: typeof StuntDataModel;
      power: typeof PowerDataModel;
      extra: typeof ExtraDataModel;
      gear: typeof GearDataModel;
      phase: typeof PhaseDataModel;
      challenge: typeof ChallengeDataModel;
    };
    ChatMessage: {
      action: typeof ActionDataModel;
      request: typeof RequestDataModel;
      entry: typeof EntryDataModel;
      card: typeof CardDataModel;
    };
    Combat: { conflict: typeof ConflictDataModel };
    Combatant: { participant: typeof ParticipantDataModel };
  }

  interface FlagConfig {
    /** On the label of an aspect: its uuid, and whether its words are kept from the players. */
    Drawing: { norn?: { aspect?: string; secret?: boolean } };
  }

  interface SettingConfig {
    "norn.game": string;
    "norn.dials": DialValues;
    "norn.ladderWords": boolean;
    "norn.npcsAct": boolean;
    "norn.condition": string;
    /** Whether this client shows the strip of fate points, and with names. */
    "norn.board": boolean;
    "norn.boardFolded": boolean;
    "norn.strip": boolean;
    "norn.stripFolded": boolean;
    /** Whether this user still sees the welcome above the chat. */
    "norn.welcome": boolean;
    /** The client that settles entries (`ledger/authority.ts`). */
    "norn.authority": Readonly<Record<string, unknown>>;
    /** The counters' values before the first entry (`reconcile/reconcile-books.ts`). */
    "norn.openingBalances": Readonly<Record<string, unknown>>;
    /** Number of the last migration this world has gone through (`migrations/run-migrations.ts`). */
    "norn.migration": number;
    /** Outcomes by users who are no longer GMs (`ledger/ledger-store.ts`). */
    "norn.formerGms": Readonly<Record<string, unknown>>;
    /** The GM's fate points for NPCs. */
    "norn.npcPool": Readonly<Record<string, unknown>>;
    /** Actors that breaks skip, keyed by a form of their uuid. */
    "norn.leftOut": Readonly<Record<string, unknown>>;
    /** Secret difficulties that this client's GM has called with. */
    "norn.secretDifficulties": Readonly<Partial<Record<string, number>>>;
    /** This client's choices in its last rolls, by game. */
    "norn.rollChoices": Readonly<Partial<Record<string, LastChoices>>>;
  }

  namespace Hooks {
    interface HookConfig {
      /** The game or a dial of the campaign has changed and is active on this client. */
      "norn.gameChanged": () => void;
      /** The module Dice So Nice is ready. */
      diceSoNiceReady: (dice3d: ThreeDDice) => void;
      /** Core's own, under the name both generations use; the public types lack it. */
      getChatMessageContextOptions: (log: object, entries: foundry.applications.ux.ContextMenu.Entry<HTMLElement>[]) => void;
      /** Since 14 sheets of items take effects; `false` keeps core from taking what was dropped. */
      dropItemSheetData: (item: NornItem, sheet: object, data: object) => boolean | void;
      moveToken: (token: TokenDocument.Implementation, movement: object, operation: object, user: User.Implementation) => void;
      getActorContextOptions: (directory: object, entries: foundry.applications.ux.ContextMenu.Entry<HTMLElement>[]) => void;
    }
  }
}

declare global {
  interface ReadyGame {
    norn: NornApi;
  }
}
