/**
 * Classes of generation 14 that the Table has no use for, each with the class it extends; the types, which name the others, are of 13
 * (DOC v14).
 */
export const SHELLS_OF_14 = [
  "documents.BaseLevel<abstract.Document",
  "documents.Level<documents.BaseLevel",
  "applications.sheets.LevelConfig<applications.api.DocumentSheetV2",
  "applications.sheets.PlaceableConfig<applications.api.DocumentSheetV2",
  "applications.apps.FormulaEditor<applications.api.ApplicationV2",
  "applications.apps.ShapeConfig<applications.api.ApplicationV2",
  "applications.elements.HTMLGridOffset2DTagsElement<applications.elements.AbstractFormInputElement",
  "applications.elements.HTMLGridOffset3DTagsElement<applications.elements.AbstractFormInputElement",
  "data.ConeShapeData<data.BaseShapeData",
  "data.EmanationShapeData<data.BaseShapeData",
  "data.GridShapeData<data.BaseShapeData",
  "data.LineShapeData<data.BaseShapeData",
  "data.RingShapeData<data.BaseShapeData",
  "data.TokenShapeData<data.BaseShapeData",
  "data.PolygonTree",
  "data.PolygonTreeNode",
  "data.fields.DataModelSchemaField<data.fields.SchemaField",
  "data.fields.GridOffsetField<data.fields.SchemaField",
  "data.fields.GridOffsetsField<data.fields.ArrayField",
  "data.fields.SceneLevelsSetField<data.fields.SetField",
  "data.fields.ShapesField<data.fields.ArrayField",
  "helpers.ActiveEffectRegistry",
  "utils.StringNode",
].join(" ");

/** What else 14 has and 13 has not, and the Table has on 14. */
export const THERE_ON_14: readonly string[] = [
  "applications.elements.AdoptableHTMLElement",
  "applications.elements.HTMLFormulaInputElement",
  "applications.elements.HTMLSecretBlockElement",
  "data.ActiveEffectTypeDataModel",
  "data.operators",
  "documents.modifyBatch",
  "utils.equals",
  "utils.isPlainObject",
  "utils.iterateEntries",
  "utils.iterateKeys",
  "utils.iterateValues",
  "utils.objectEntries",
  "utils.objectKeys",
  "utils.objectValues",
];

/** What 14 has and the Table lacks. */
export const LACKED_ON_14: readonly string[] = [
  "applications.sheets.palette",
  "utils.applyDataOperators",
  "utils.buildRelativeUuid",
  "utils.closestPointToPath",
  "utils.expandObjectInPlace",
  "utils.isElementInstanceOf",
];
