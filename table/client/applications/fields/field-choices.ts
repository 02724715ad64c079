import { asText } from "../../../common/as-text.ts";
import type { Choices } from "../../../common/data/fields/choices.ts";
import type { PlainObject } from "../../../common/plain-object.ts";
import type { FormSelectOption, SelectInputConfig } from "./form-field-types.ts";

/** A field's choices as options of a select; `blankAllowed` adds an empty first one, unless the caller gives it. */
export function choiceConfig(
  choices: Choices | undefined,
  config: Partial<SelectInputConfig> & PlainObject,
  blankAllowed: boolean,
): Pick<SelectInputConfig, "options" | "blank"> {
  const options = config.options ?? optionsOf(config.choices ?? choices ?? []);
  const blank = config.blank ?? (blankAllowed ? "" : undefined);
  return blank === undefined ? { options } : { options, blank };
}

/** The same in place, for a system's own field that makes a select. */
export function prepareChoices(config: Partial<SelectInputConfig> & PlainObject): void {
  Object.assign(config, choiceConfig(undefined, config, false));
  delete config.choices;
}

function optionsOf(choices: Choices): FormSelectOption[] {
  const given = typeof choices === "function" ? choices() : choices;
  if (Array.isArray(given)) {
    return (given as readonly (string | number | FormSelectOption)[]).map((choice) =>
      typeof choice === "object" ? choice : { value: choice, label: String(choice) },
    );
  }
  return Object.entries(given).map(([value, choice]) =>
    typeof choice === "object" && choice !== null ? { value, ...choice } : { value, label: asText(choice) },
  );
}
