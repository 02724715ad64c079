const HEADER = `<header class="combat-tracker-header">
{{#if many}}<label class="encounters"><span class="visually-hidden">{{chooseLabel}}</span><select name="combat">{{#each combats}}<option value="{{id}}"{{#if viewed}} selected{{/if}}>{{name}}</option>{{/each}}</select></label>{{/if}}
<div class="encounter-controls flexrow{{#if combat}} combat{{/if}}">
<div class="control-buttons left flexrow">
{{#if isGM}}
<button type="button" class="ui-control inline-control combat-control icon fa-solid fa-plus" data-action="createCombat" aria-label="{{labels.create}}" data-tooltip></button>
<button type="button" class="ui-control inline-control combat-control icon fa-solid fa-users" data-action="rollAll" aria-label="{{labels.rollAll}}" data-tooltip{{#unless combat}} disabled{{/unless}}></button>
{{/if}}
</div>
<strong class="encounter-title" aria-live="polite">{{title}}</strong>
<div class="control-buttons right flexrow">
{{#if isGM}}
<button type="button" class="ui-control inline-control combat-control icon fa-solid fa-rotate-left" data-action="resetAll" aria-label="{{labels.resetAll}}" data-tooltip{{#unless combat}} disabled{{/unless}}></button>
{{/if}}
</div>
</div>
</header>`;

const TRACKER = `<div class="combat-tracker-body">
{{#unless combat}}<p class="hint">{{labels.none}}</p>{{/unless}}
<ol class="combat-tracker plain" aria-label="{{labels.order}}">
{{#each turns}}
<li class="combatant {{css}}" data-combatant-id="{{id}}"{{#if active}} aria-current="true"{{/if}}>
<img class="token-image" src="{{img}}" alt="">
<div class="token-name">
<button type="button" class="name plain" data-action="openSheet">{{name}}</button>
<div class="combatant-controls">
{{#if ../isGM}}
<button type="button" class="inline-control combatant-control ui-control icon fa-solid {{#if hidden}}fa-eye-slash{{else}}fa-eye{{/if}}" data-action="toggleHidden" aria-pressed="{{hidden}}" aria-label="{{hideLabel}}" data-tooltip></button>
<button type="button" class="inline-control combatant-control ui-control icon fa-solid fa-skull" data-action="toggleDefeated" aria-pressed="{{isDefeated}}" aria-label="{{defeatLabel}}" data-tooltip></button>
<button type="button" class="inline-control combatant-control ui-control icon fa-solid fa-xmark" data-action="removeCombatant" aria-label="{{removeLabel}}" data-tooltip></button>
{{/if}}
<div class="token-effects" data-tooltip-html="{{effects.tooltip}}">{{#each effects.icons}}<img class="token-effect" src="{{img}}" alt="{{name}}">{{/each}}</div>
</div>
</div>
<div class="token-initiative">
{{#if editable}}
<input type="number" class="initiative-input" name="initiative" step="any" value="{{initiative}}" aria-label="{{initiativeLabel}}">
{{#unless hasRolled}}<button type="button" class="combatant-control roll ui-control icon fa-solid fa-dice-d20" data-action="rollInitiative" aria-label="{{rollLabel}}" data-tooltip></button>{{/unless}}
{{else}}<span>{{initiative}}</span>{{/if}}
</div>
</li>
{{/each}}
</ol>
{{#if offerAdd}}
<div class="add-combatant flexrow">
<label><span class="visually-hidden">{{labels.who}}</span><select name="newCombatant">{{#each actors}}<option value="{{id}}">{{name}}</option>{{/each}}</select></label>
<button type="button" data-action="addCombatant"><i class="fa-solid fa-user-plus" inert></i> {{labels.add}}</button>
</div>
{{/if}}
</div>`;

const FOOTER = `<footer class="combat-controls flexrow">
{{#if combat}}
{{#if isGM}}
{{#if started}}
<button type="button" class="ui-control icon fa-solid fa-backward-step" data-action="previousRound" aria-label="{{labels.previousRound}}" data-tooltip></button>
<button type="button" class="ui-control icon fa-solid fa-caret-left" data-action="previousTurn" aria-label="{{labels.previousTurn}}" data-tooltip></button>
<button type="button" data-action="endCombat">{{labels.end}}</button>
<button type="button" class="ui-control icon fa-solid fa-caret-right" data-action="nextTurn" aria-label="{{labels.nextTurn}}" data-tooltip></button>
<button type="button" class="ui-control icon fa-solid fa-forward-step" data-action="nextRound" aria-label="{{labels.nextRound}}" data-tooltip></button>
{{else}}
<button type="button" data-action="startCombat">{{labels.begin}}</button>
<button type="button" data-action="endCombat">{{labels.delete}}</button>
{{/if}}
{{else if myTurn}}
<button type="button" data-action="nextTurn">{{labels.endTurn}}</button>
{{/if}}
{{/if}}
</footer>`;

export const COMBAT_TEMPLATES: Readonly<Record<string, string>> = {
  "templates/sidebar/tabs/combat/header.hbs": HEADER,
  "templates/sidebar/tabs/combat/tracker.hbs": TRACKER,
  "templates/sidebar/tabs/combat/footer.hbs": FOOTER,
};
