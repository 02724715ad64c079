const SETTINGS = `<div class="settings-tab-body">
<section class="info settings-world"><strong class="world">{{worldTitle}}</strong><div class="system"><span class="label">{{systemTitle}}</span> <span class="value">{{systemVersion}}</span></div><div class="build">{{hostLabel}}</div></section>
<section class="settings settings-actions flexcol">
<button type="button" data-action="openApp" data-app="configure"><i class="fa-solid fa-gears" inert></i> {{labels.configure}}</button>
{{#each menus}}
<button type="button" data-action="openMenu" data-key="{{key}}"><i class="{{icon}}" inert></i> {{label}}</button>
{{/each}}
<label class="settings-scheme">{{labels.scheme}} <select name="colorScheme">{{#each schemes}}<option value="{{id}}"{{#if selected}} selected{{/if}}>{{label}}</option>{{/each}}</select></label>
</section>
<section class="access settings-actions flexcol">
<button type="button" data-action="openApp" data-app="reload"><i class="fa-solid fa-rotate" inert></i> {{labels.reload}}</button>
<button type="button" data-action="openApp" data-app="join"><i class="fa-solid fa-door-open" inert></i> {{labels.join}}</button>
</section>
</div>`;

export const SETTINGS_TEMPLATES: Readonly<Record<string, string>> = { "templates/sidebar/tabs/settings.hbs": SETTINGS };
