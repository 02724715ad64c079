const TABS = `<nav id="sidebar-tabs" class="tabs" aria-label="{{navLabel}}">
<button type="button" id="sidebar-toggle" class="ui-control plain icon fa-solid" data-action="toggleState" aria-expanded="{{expanded}}" aria-controls="sidebar-content" aria-label="{{toggleLabel}}" data-tooltip></button>
<div role="tablist" aria-label="{{navLabel}}" aria-orientation="vertical" class="flexcol">
{{#each entries}}
<button type="button" role="tab" class="ui-control plain icon {{icon}}{{#if active}} active{{/if}}" data-action="tab" data-group="primary" data-tab="{{id}}" aria-selected="{{active}}" aria-controls="{{id}}" tabindex="{{#if active}}0{{else}}-1{{/if}}" aria-label="{{label}}" data-tooltip><span class="notification-pip" hidden></span></button>
{{/each}}
</div>
</nav>`;

const CONTENT = `<div id="sidebar-content" class="flexcol"></div>`;

export const SIDEBAR_TEMPLATES: Readonly<Record<string, string>> = {
  "templates/sidebar/tabs.hbs": TABS,
  "templates/sidebar/content.hbs": CONTENT,
};
