import { CORE_TEMPLATES } from "../handlebars/core-templates.data.ts";
import { fieldsOfTab } from "./fields-sheet.ts";

const CHANGES = `<section class="tab{{#if tab.active}} active{{/if}}" data-group="sheet" data-tab="changes">
<header class="effect-change"><div class="key">{{localize "EFFECT.ChangeKey"}}</div><div class="mode">{{localize "EFFECT.ChangeMode"}}</div><div class="value">{{localize "EFFECT.ChangeValue"}}</div>
<div class="controls"><a data-action="addChange" class="fa-solid fa-square-plus" role="button" tabindex="0" aria-label="{{localize "EFFECT.Changes"}}"></a></div></header>
<ol class="changes-list plain">
{{#each rows}}
<li class="effect-change flexrow" data-index="{{@index}}">
<div class="key"><input type="text" name="{{../path}}.{{@index}}.key" value="{{key}}" aria-label="{{localize "EFFECT.ChangeKey"}}"></div>
<div class="mode"><select name="{{../path}}.{{@index}}.{{../kind}}" aria-label="{{localize "EFFECT.ChangeMode"}}">{{selectOptions ../modes selected=chosen localize=true}}</select></div>
<div class="value"><input type="text" name="{{../path}}.{{@index}}.value" value="{{value}}" aria-label="{{localize "EFFECT.ChangeValue"}}"></div>
<input type="hidden" name="{{../path}}.{{@index}}.priority" value="{{priority}}">
<div class="controls"><a data-action="deleteChange" class="fa-solid fa-trash" role="button" tabindex="0" aria-label="{{localize "Delete"}}"></a></div>
</li>
{{/each}}
</ol>
</section>`;

const HEADER = `<header class="sheet-header flexrow"><img src="{{source.img}}" data-edit="img" data-action="editImage" alt=""><h1><input type="text" name="name" value="{{source.name}}" aria-label="{{localize "Name"}}"></h1></header>`;

/** The parts of the effect's sheet, under their public paths, in the Table's plain form. */
Object.assign(CORE_TEMPLATES, {
  "templates/sheets/active-effect/header.hbs": HEADER,
  "templates/sheets/active-effect/details.hbs": fieldsOfTab("details"),
  "templates/sheets/active-effect/duration.hbs": fieldsOfTab("duration"),
  "templates/sheets/active-effect/changes.hbs": CHANGES,
});
