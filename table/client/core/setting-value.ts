import { asText } from "../../common/as-text.ts";
import { DataModel, type DataModelClass } from "../../common/abstract/data-model.ts";
import { DataField } from "../../common/data/fields/data-field.ts";
import { DataModelValidationError } from "../../common/data/validation-failure.ts";
import { isFunction, isPlain } from "../../common/plain-object.ts";
import { deepClone } from "../../common/utils/deep-clone.ts";
import type { SettingConfig } from "./setting-config.ts";

function isModel(type: unknown): type is DataModelClass {
  return typeof type === "function" && type.prototype instanceof DataModel;
}

/** A setting's value until it is set. */
export function defaultValue(config: SettingConfig): unknown {
  if (config.default !== undefined) return deepClone(config.default);
  return config.type instanceof DataField ? config.type.getInitialValue({}) : undefined;
}

/** The live value of a stored one. A stored value that no longer fits becomes the default. */
export function initializeValue(config: SettingConfig, stored: unknown): unknown {
  const value = stored === undefined ? defaultValue(config) : stored;
  const { type } = config;
  if (type instanceof DataField) {
    const cleaned = type.clean(deepClone(value));
    const failure = type.validate(cleaned);
    const live = type.initialize(failure ? type.clean(defaultValue(config)) : cleaned, null);
    return isFunction(live) ? live() : live;
  }
  if (isModel(type)) return type.fromSource(isPlain(value) ? value : {});
  return cast(type, value);
}

function cast(type: SettingConfig["type"], value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (type === Number) return Number(value);
  if (type === String) return asText(value);
  if (type === Boolean) return typeof value === "string" ? value === "true" : Boolean(value);
  return value;
}

/** The value in stored form: cleaned and validated. @throws saying what is wrong with it */
export function storedValue(config: SettingConfig, value: unknown): unknown {
  const { type } = config;
  if (type instanceof DataField) {
    const cleaned = type.clean(deepClone(type.toObject(value)));
    const failure = type.validate(cleaned);
    if (failure) throw named(config, failure.asError());
    return cleaned;
  }
  if (isModel(type)) {
    try {
      const data: object = value instanceof DataModel ? value.toObject() : isPlain(value) ? value : {};
      return new type(data).toObject();
    } catch (error) {
      throw named(config, error instanceof Error ? error : new Error(String(error)));
    }
  }
  const stored = cast(type, value);
  if (type === Number && (typeof stored !== "number" || Number.isNaN(stored))) throw named(config, new Error("must be a number"));
  checkChoice(config, stored);
  return stored;
}

function checkChoice(config: SettingConfig, value: unknown): void {
  const { choices, range } = config;
  if (choices && !(String(value) in choices)) throw named(config, new Error(`${String(value)} is not a valid choice`));
  if (range && typeof value === "number" && (value < range.min || value > range.max)) {
    throw named(config, new Error(`must be between ${range.min} and ${range.max}`));
  }
}

function named(config: SettingConfig, cause: Error): Error {
  return new DataModelValidationError(`The setting "${config.id}" cannot take this value: ${cause.message}`, { cause });
}
