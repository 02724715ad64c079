import type { Ruleset } from "../../rules/ruleset.ts";
import type { StoredTrait } from "../../rules/traits/trait.ts";
import { listedTrait } from "../../rules/traits/listed-traits.ts";
import { rankView } from "../rank.view.ts";
import { foreignGroupText, traitText, groupText } from "../listed-words.ts";
import { type Text, text } from "../text.ts";
import { checkField, type FieldView, numberField, selectField, wordOption } from "../fields/field.view.ts";
import { gameFieldView } from "../fields/choice-field.view.ts";
import type { ItemFlags } from "./item-input.ts";

export interface SkillItemView {
  readonly rank: FieldView;
  /** The rank as players read it. */
  readonly number: string;
  readonly word: Text | null;
  /** The listed trait it stands for. */
  readonly listed: Text | null;
  readonly fields: readonly FieldView[];
}

export function skillItemView(system: StoredTrait, ruleset: Ruleset, flags: ItemFlags): SkillItemView {
  const { range, groups } = ruleset.traits;
  const { number, word } = rankView(ruleset, system.rank, flags.words);
  const start = rankView(ruleset, system.start, flags.words);
  const foreign = system.group !== "" && !groups.some(({ id }) => id === system.group);
  const known = listedTrait(ruleset, system.key) !== null;
  return {
    rank: numberField(own("rank"), system.rank, { ...range, kind: "rank", emptyAllowed: true, word }),
    number: number === "" ? "–" : number,
    word,
    listed: known ? text("NORN.ItemSheet.listed", { trait: traitText(ruleset, system.key) }) : null,
    fields: [
      selectField(own("group"), [
        ...(system.group === "" ? [wordOption("", text("NORN.ItemSheet.noGroup"), "")] : []),
        ...groups.map(({ id }) => wordOption(id, groupText(ruleset, id), system.group)),
        // A group of another game is kept.
        ...(foreign ? [wordOption(system.group, foreignGroupText(system.group), system.group)] : []),
      ]),
      numberField({ ...own("start"), hint: text("NORN.Item.Skill.FIELDS.start.hint") }, system.start, {
        ...range,
        kind: "rank",
        emptyAllowed: true,
        word: system.start === null ? null : start.word,
      }),
      ...(ruleset.experience
        ? [
            numberField({ ...own("experience"), hint: text("NORN.Item.Skill.FIELDS.experience.hint") }, system.experience, {
              min: 0,
              max: range.max,
            }),
          ]
        : []),
      ...(ruleset.traits.specialties !== null || system.specialty ? [checkField(own("specialty"), system.specialty)] : []),
      gameFieldView(system.game),
    ],
  };
}

function own(id: string): { id: string; name: string; label: Text } {
  return { id, name: `system.${id}`, label: text(`NORN.Item.Skill.FIELDS.${id}.label`) };
}
