import {
  CharacterDataModel,
  NpcDataModel,
  OrganizationDataModel,
  SituationDataModel,
  UnitDataModel,
  VehicleDataModel,
} from "../data/actor/actor-data-models.ts";
import { ActionDataModel } from "../data/chat/action-data-model.ts";
import { CardDataModel } from "../data/chat/card-data-model.ts";
import { EntryDataModel, RequestDataModel } from "../data/chat/ledger-data-models.ts";
import { ConflictDataModel, ParticipantDataModel } from "../data/combat/combat-data-models.ts";
import { AspectDataModel } from "../data/item/aspect-data-model.ts";
import { ChallengeDataModel } from "../data/item/challenge-data-model.ts";
import { ExtraDataModel, GearDataModel, PhaseDataModel, PowerDataModel, StuntDataModel } from "../data/item/thing-data-models.ts";
import { SkillDataModel } from "../data/item/skill-data-model.ts";

export function registerDataModels(): void {
  Object.assign(CONFIG.Actor.dataModels, {
    character: CharacterDataModel,
    npc: NpcDataModel,
    vehicle: VehicleDataModel,
    organization: OrganizationDataModel,
    unit: UnitDataModel,
    situation: SituationDataModel,
  });
  Object.assign(CONFIG.Item.dataModels, {
    aspect: AspectDataModel,
    skill: SkillDataModel,
    stunt: StuntDataModel,
    power: PowerDataModel,
    extra: ExtraDataModel,
    gear: GearDataModel,
    phase: PhaseDataModel,
    challenge: ChallengeDataModel,
  });
  Object.assign(CONFIG.ChatMessage.dataModels, {
    action: ActionDataModel,
    request: RequestDataModel,
    entry: EntryDataModel,
    card: CardDataModel,
  });
  Object.assign(CONFIG.Combat.dataModels, { conflict: ConflictDataModel });
  Object.assign(CONFIG.Combatant.dataModels, { participant: ParticipantDataModel });
}
