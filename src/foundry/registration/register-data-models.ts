import { CharacterDataModel, OrganizationDataModel, UnitDataModel, VehicleDataModel } from "../data/actor/plain-data-models.ts";
import { NpcDataModel } from "../data/actor/npc-data-model.ts";
import { SituationDataModel } from "../data/actor/situation-data-model.ts";
import { ActionDataModel } from "../data/chat/action-data-model.ts";
import { CardDataModel } from "../data/chat/card-data-model.ts";
import { ConcessionDataModel, ExchangeDataModel } from "../data/chat/plain-data-models.ts";
import { EntryDataModel } from "../data/chat/entry-data-model.ts";
import { RequestDataModel } from "../data/chat/request-data-model.ts";
import { ConflictDataModel } from "../data/combat/conflict-data-model.ts";
import { ParticipantDataModel } from "../data/combat/participant-data-model.ts";
import { AspectDataModel } from "../data/item/aspect-data-model.ts";
import { ExtraDataModel } from "../data/item/extra-data-model.ts";
import { GearDataModel } from "../data/item/gear-data-model.ts";
import { PhaseDataModel } from "../data/item/phase-data-model.ts";
import { PowerDataModel } from "../data/item/power-data-model.ts";
import { SkillDataModel } from "../data/item/skill-data-model.ts";
import { StuntDataModel } from "../data/item/stunt-data-model.ts";

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
  });
  Object.assign(CONFIG.ChatMessage.dataModels, {
    action: ActionDataModel,
    exchange: ExchangeDataModel,
    request: RequestDataModel,
    entry: EntryDataModel,
    concession: ConcessionDataModel,
    card: CardDataModel,
  });
  Object.assign(CONFIG.Combat.dataModels, { conflict: ConflictDataModel });
  Object.assign(CONFIG.Combatant.dataModels, { participant: ParticipantDataModel });
}
