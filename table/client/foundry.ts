import * as abstract from "../common/abstract/index.ts";
import * as CONST from "../common/constants/index.ts";
import * as documentBases from "../common/documents/index.ts";
import { ActiveEffectTypeDataModel } from "../common/data/active-effect-type-data-model.ts";
import * as fields from "../common/data/fields/index.ts";
import { LightData } from "../common/data/light-data.ts";
import { RegionBehaviorType } from "../common/data/region-behavior-type.ts";
import { TextureData } from "../common/data/texture-data.ts";
import { ForcedDeletion, ForcedReplacement, DataFieldOperator } from "../common/data/operators.ts";
import { DataModelValidationError, DataModelValidationFailure } from "../common/data/validation-failure.ts";
import { PrototypeTokenOverrides } from "../common/documents/prototype-token-overrides.ts";
import { PrototypeToken } from "../common/documents/prototype-token.ts";
import { debounce } from "../common/utils/debounce.ts";
import * as utils from "../common/utils/index.ts";
import * as applications from "./applications/index.ts";
import { BaseGrid, GridlessGrid, SquareGrid } from "./canvas/grid.ts";
import { TooltipManager } from "./applications/ux/tooltip-manager.ts";
import { DetectionMode, VisionMode } from "./canvas/perception.ts";
import * as collections from "./collections/index.ts";
import { DocumentCollection } from "./collections/document-collection.ts";
import { WorldCollection } from "./collections/world-collection.ts";
import { AudioHelper, Sound } from "./audio/audio-helper.ts";
import * as validators from "../common/data/validators.ts";
import { ClientKeybindings } from "./core/client-keybindings.ts";
import { ClientSettings } from "./core/client-settings.ts";
import { ClipboardHelper } from "./core/clipboard-helper.ts";
import { Game } from "./core/game.ts";
import { GameTime } from "./core/game-time.ts";
import { Hooks } from "./core/hooks.ts";
import { KeyboardManager } from "./core/keyboard-manager.ts";
import { Localization } from "./core/localization.ts";
import { ReleaseData } from "./core/release-data.ts";
import { withShells } from "./core/shell-classes.ts";
import { modifyBatch } from "./data/modify-batch.ts";
import * as dice from "./dice/index.ts";
import { ClientDocumentMixin } from "./documents/client-document.ts";
import { fromUuid, fromUuidSync } from "./documents/from-uuid.ts";
import * as documents from "./documents/index.ts";
import { performIntegerSort } from "./documents/sort-relative.ts";
import * as nue from "./nue/index.ts";
import { SystemPackage, WorldPackage } from "./packages/client-packages.ts";
import { readTextFromFile, saveDataToFile, srcExists } from "./core/files.ts";
import { getDocumentClass } from "./core/get-document-class.ts";
import { cleanHTML } from "./core/clean-html.ts";

/** The namespace that systems know as `foundry`: each part comes from the module that defines it. */
export const foundry = withShells({
  CONST,
  Game,
  abstract: { ...abstract, types: {} },
  applications,
  audio: { AudioHelper, Sound, types: {} },
  canvas: { perception: { DetectionMode, VisionMode } },
  config: { ReleaseData },
  data: {
    ActiveEffectTypeDataModel,
    fields,
    operators: { DataFieldOperator, ForcedDeletion, ForcedReplacement },
    validation: { DataModelValidationError, DataModelValidationFailure },
    LightData,
    PrototypeToken,
    PrototypeTokenOverrides,
    regionBehaviors: { RegionBehaviorType },
    TextureData,
    types: {},
    validators,
  },
  dice: { ...dice, types: {} },
  documents: {
    ...documentBases,
    ...documents,
    abstract: { ClientDocumentMixin, DocumentCollection, WorldCollection },
    collections,
    modifyBatch,
    types: {},
  },
  grid: { BaseGrid, GridlessGrid, SquareGrid },
  helpers: {
    ClientSettings,
    GameTime,
    Hooks,
    Localization,
    types: {},
    interaction: { ClientKeybindings, ClipboardHelper, KeyboardManager, TooltipManager },
  },
  nue,
  packages: { System: SystemPackage, World: WorldPackage, types: {} },
  utils: {
    ...utils,
    cleanHTML,
    debouncedReload: debounce(() => location.reload(), 250),
    fromUuid,
    fromUuidSync,
    getDocumentClass,
    performIntegerSort,
    parseHTML: applications.parseHTML,
    readTextFromFile,
    saveDataToFile,
    SortingHelpers: { performIntegerSort },
    srcExists,
  },
});
