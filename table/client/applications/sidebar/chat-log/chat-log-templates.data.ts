const LOG = `<div class="chat-scroll" tabindex="0" role="log" aria-label="{{logLabel}}">
<ol class="chat-log plain"></ol>
</div>`;

const JUMP = `<div class="chat-jump"><button type="button" class="jump-to-bottom" data-action="jumpToBottom" hidden><i class="fa-solid fa-angles-down" inert></i> {{jumpLabel}}</button></div>`;

const INPUT = `<div class="chat-form">
<div{{#if controlsId}} id="{{controlsId}}"{{/if}} class="chat-controls flexrow">
<label class="chat-mode"><span class="visually-hidden">{{modeLabel}}</span>
<select id="{{partId}}-mode" name="{{modeName}}">{{#each modes}}<option value="{{id}}"{{#if selected}} selected{{/if}}>{{label}}</option>{{/each}}</select></label>
{{#if isGM}}<button type="button" class="ui-control icon fa-solid fa-trash" data-action="flush" aria-label="{{flushLabel}}" data-tooltip></button>{{/if}}
</div>
{{#if isHtml}}<prose-mirror id="{{inputId}}" class="chat-input" aria-label="{{inputLabel}}" placeholder="{{inputPlaceholder}}"></prose-mirror>
{{else}}<textarea id="{{inputId}}" class="chat-input" rows="2" aria-label="{{inputLabel}}" placeholder="{{inputPlaceholder}}" autocomplete="off"></textarea>{{/if}}
</div>`;

export const CHAT_LOG_TEMPLATES: Readonly<Record<string, string>> = {
  "templates/sidebar/chat/log.hbs": LOG,
  "templates/sidebar/chat/jump.hbs": JUMP,
  "templates/sidebar/chat/input.hbs": INPUT,
};
