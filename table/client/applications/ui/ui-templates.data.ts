const HOTBAR = `<ol id="action-bar" class="plain" aria-label="{{label}}">
{{#each slots}}
<li class="slot {{cssClass}}" data-slot="{{slot}}" data-key="{{key}}" data-action="execute">
<button type="button" class="slot-button" aria-label="{{ariaLabel}}" data-tooltip="{{tooltip}}">
{{#if img}}<img class="slot-icon" src="{{img}}" alt="" draggable="false">{{/if}}
<span class="key" aria-hidden="true">{{key}}</span>
</button>
</li>
{{/each}}
</ol>
<div id="hotbar-page-controls">
<button type="button" class="ui-control icon fa-solid fa-caret-up" data-action="cyclePage" data-direction="up" aria-label="{{upLabel}}" data-tooltip></button>
<span class="page-number" aria-live="polite" aria-label="{{pageLabel}}" role="status">{{page}}</span>
<button type="button" class="ui-control icon fa-solid fa-caret-down" data-action="cyclePage" data-direction="down" aria-label="{{downLabel}}" data-tooltip></button>
</div>`;

const PLAYERS = `<button type="button" class="players-toggle" data-action="toggleExpanded" aria-expanded="{{expanded}}" aria-controls="players-list"><i class="fa-solid fa-users" inert></i> <span>{{label}}</span></button>
<ol id="players-list" class="players-list plain"{{#unless expanded}} hidden{{/unless}}>
{{#each users}}
<li class="player {{cssClass}}" data-user-id="{{id}}"><span class="player-active" style="background:{{color}}" aria-hidden="true"></span><span class="player-name">{{name}}{{#if self}} <em>{{../selfLabel}}</em>{{/if}}</span><span class="visually-hidden">{{state}}</span></li>
{{/each}}
</ol>`;

const NAVIGATION = `<ol class="scene-navigation-menu plain flexrow">
{{#each scenes}}
<li class="scene {{cssClass}}" data-scene-id="{{id}}">
<button type="button" class="scene-name" data-action="viewScene" aria-pressed="{{viewed}}">{{#if active}}<i class="fa-solid fa-bullseye" inert></i> {{/if}}{{name}}</button>
{{#if offerActivate}}<button type="button" class="ui-control icon fa-solid fa-bullseye" data-action="activateScene" aria-label="{{../activateLabel}}" data-tooltip></button>{{/if}}
</li>
{{/each}}
</ol>`;

const MENU = `<dialog class="menu-dialog" aria-label="{{label}}">
<ol class="main-menu-items plain">
{{#each items}}
<li><button type="button" data-action="choose" data-item="{{id}}"><i class="{{icon}}" inert></i> {{label}}</button></li>
{{/each}}
</ol>
</dialog>`;

const PAUSE = `<img src="{{icon}}" alt="">
<figcaption>{{text}}</figcaption>`;

const SCENE_CONTROLS = `<menu class="plain flexcol" id="scene-controls-tools">
{{#each tools}}
<li><button type="button" class="ui-control icon tool {{icon}}" data-action="tool" data-control="{{control}}" data-tool="{{name}}" aria-label="{{label}}" data-tooltip{{#if toggle}} aria-pressed="{{#if pressed}}true{{else}}false{{/if}}"{{/if}}></button></li>
{{/each}}
</menu>`;

/** The Table's own templates; ids and classes as in Foundry. */
export const UI_TEMPLATES: Readonly<Record<string, string>> = {
  "templates/ui/hotbar.hbs": HOTBAR,
  "templates/ui/players.hbs": PLAYERS,
  "templates/ui/scene-controls.hbs": SCENE_CONTROLS,
  "templates/ui/scene-navigation.hbs": NAVIGATION,
  "templates/ui/main-menu.hbs": MENU,
  "templates/ui/game-pause.hbs": PAUSE,
};
