const MESSAGE = `<li class="chat-message message flexcol {{cssClass}}" data-message-id="{{message._id}}"{{#if borderColor}} style="border-color:{{borderColor}}"{{/if}}>
<header class="message-header flexrow">
<h4 class="message-sender" aria-level="2"><span class="title">{{alias}}</span></h4>
<span class="message-metadata">
<time class="message-timestamp" datetime="{{isoTime}}">{{since}}</time>
{{#if canDelete}}<button type="button" class="message-delete icon fa-solid fa-trash" data-action="deleteMessage" aria-label="{{deleteLabel}}" data-tooltip></button>{{/if}}
{{#if canClose}}<button type="button" class="message-dismiss icon fa-solid fa-xmark" data-action="dismissMessage" aria-label="{{closeLabel}}" data-tooltip></button>{{/if}}
</span>
{{#if whisperTo}}<span class="whisper-to">{{whisperTo}}</span>{{/if}}
{{#if message.flavor}}<span class="flavor-text">{{{message.flavor}}}</span>{{/if}}
</header>
<div class="message-content">{{{message.content}}}</div>
</li>`;

/** The Table's own template under core's path; class names as in Foundry (platform.md §6). */
export const CHAT_TEMPLATES: Readonly<Record<string, string>> = {
  "templates/sidebar/chat-message.hbs": MESSAGE,
};
