const TAB_NAVIGATION = `<nav class="sheet-tabs tabs{{#if verticalTabs}} vertical{{/if}}">
{{#each tabs}}
<button type="button" data-action="tab" data-group="{{group}}" data-tab="{{id}}" class="{{cssClass}}" aria-pressed="{{#if active}}true{{else}}false{{/if}}"{{#if tooltip}} data-tooltip="{{tooltip}}"{{/if}}>
{{#if icon}}<i class="{{icon}}" inert></i>{{/if}}{{#if label}}<span>{{localize label}}</span>{{/if}}
</button>
{{/each}}
</nav>`;

const FORM_FOOTER = `<footer class="form-footer" data-application-part="footer">
{{#each buttons}}
<button type="{{#if type}}{{type}}{{else}}submit{{/if}}"{{#if name}} name="{{name}}"{{/if}}{{#if action}} data-action="{{action}}"{{/if}} class="{{cssClass}}" {{disabled disabled}}>
{{#if icon}}<i class="{{icon}}" inert></i>{{/if}}<span>{{localize label}}</span>
</button>
{{/each}}
</footer>`;

/**
 * Templates that core offers to systems, by path; included here, so they are never fetched. Others may be added before the first
 * render.
 */
export const CORE_TEMPLATES: Record<string, string> = {
  "templates/generic/tab-navigation.hbs": TAB_NAVIGATION,
  "templates/generic/form-footer.hbs": FORM_FOOTER,
};
