const ROLL = `<div class="dice-roll" data-action="expandRoll">
{{#if flavor}}<div class="dice-flavor">{{flavor}}</div>{{/if}}
<div class="dice-result">
<button type="button" class="dice-formula" aria-expanded="false">{{formula}}</button>
{{{tooltip}}}
<div class="dice-total">{{total}}</div>
</div>
</div>`;

const TOOLTIP = `<div class="dice-tooltip">
{{#each parts}}
<section class="tooltip-part">
<div class="dice">
<header class="part-header flexrow">
{{#if icon}}<img class="part-icon" src="{{icon}}" alt="">{{/if}}
<span class="part-formula">{{formula}}</span>
{{#if flavor}}<span class="part-flavor">{{flavor}}</span>{{/if}}
<span class="part-total">{{total}}</span>
</header>
<ol class="dice-rolls">
{{#each rolls}}<li class="{{classes}}">{{{result}}}</li>{{/each}}
</ol>
</div>
</section>
{{/each}}
</div>`;

const TABLE_RESULT = `<div class="table-draw" data-table-id="{{table.id}}">
{{#if description}}<div class="table-description">{{{description}}}</div>{{/if}}
{{{rollHTML}}}
<ul class="table-results plain">
{{#each results}}<li class="table-result flexrow" data-result-id="{{_id}}"><img class="result-image" src="{{icon}}" alt="" width="32" height="32"><div class="result-text">{{{details}}}</div></li>{{/each}}
</ul>
</div>`;

/** The Table's own templates under core's paths; class names as in Foundry. */
export const ROLL_TEMPLATES: Readonly<Record<string, string>> = {
  "templates/dice/roll.hbs": ROLL,
  "templates/dice/table-result.hbs": TABLE_RESULT,
  "templates/dice/tooltip.hbs": TOOLTIP,
};
