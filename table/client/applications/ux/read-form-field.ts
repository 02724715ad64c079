type FormField = HTMLElement & { name: string; value: unknown; type?: string; checked?: boolean };

/**
 * The value of the fields that share a name: one field alone, a group of radio buttons (the checked one or null),
 * a group of checkboxes (the values of the checked ones), or several fields (their values in order).
 * @param count how many fields of the name the form has, including those left out
 */
export function readFormField(fields: readonly FormField[], count: number, dtypes: Record<string, string>): unknown {
  const [first] = fields;
  if (!first) return undefined;
  dtypes[first.name] ??= dataType(first);
  if (first.type === "radio") {
    const checked = fields.find((field) => field.checked);
    return checked ? castValue(String(checked.value), dtypes[first.name]) : null;
  }
  if (count === 1) return readOne(first, dtypes[first.name]);
  if (first.type === "checkbox") {
    return fields.filter((box) => box.checked).map((box) => castValue(String(box.value), first.dataset["dtype"]));
  }
  return fields.map((field) => readOne(field, field.dataset["dtype"] ?? dataType(field)));
}

function dataType(field: FormField): string {
  if (field.dataset["dtype"]) return field.dataset["dtype"];
  if (field.type === "checkbox") return "Boolean";
  if (field.type === "number" || field.type === "range") return "Number";
  return "String";
}

function readOne(field: FormField, dtype: string | undefined): unknown {
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    // A checkbox with a value of its own has that value, others are true or false.
    return field.hasAttribute("value") && dtype !== "Boolean"
      ? field.checked
        ? castValue(field.value, dtype)
        : null
      : field.checked;
  }
  if (field instanceof HTMLSelectElement && field.multiple) {
    return [...field.selectedOptions].map((option) => castValue(option.value, dtype));
  }
  return castValue(field.value, dtype);
}

/** A field's text in the type it declares by `data-dtype`; values that are not text are unchanged. */
function castValue(value: unknown, dtype: string | undefined): unknown {
  if (typeof value !== "string") return value;
  const text = value.trim();
  switch (dtype) {
    case "Number":
      return text === "" ? null : Number(text);
    case "Boolean":
      return text === "true" || text === "on" || text === "1";
    case "JSON":
      return text === "" ? null : JSON.parse(text);
    default:
      return text;
  }
}
