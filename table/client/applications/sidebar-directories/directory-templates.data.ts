const HEADER = `<header class="directory-header">
<div class="header-actions action-buttons flexrow">
{{#each actions}}
<button type="button" class="{{cssClass}}" data-action="{{action}}"><i class="{{icon}}" inert></i><span>{{label}}</span></button>
{{/each}}
</div>
<search class="header-search">
<input type="search" name="search" autocomplete="off" value="{{search}}" placeholder="{{searchLabel}}" aria-label="{{searchLabel}}">
</search>
</header>`;

const DIRECTORY = `<ol class="directory-list plain" aria-label="{{listLabel}}">
{{#each tree.folders}}{{> "templates/sidebar/directory/folder.hbs" this}}{{/each}}
{{#each tree.entries}}{{> "templates/sidebar/directory/entry.hbs" this}}{{/each}}
{{#if emptyLabel}}<li class="directory-empty">{{emptyLabel}}</li>{{/if}}
</ol>`;

/** Empty, and not seen until a system puts something in. */
const FOOTER = `<footer class="directory-footer action-buttons flexrow"></footer>`;

const FOLDER = `<li class="directory-item folder flexcol{{#if expanded}} expanded{{else}} collapsed{{/if}}" data-folder-id="{{id}}" data-uuid="{{uuid}}" data-folder-depth="{{depth}}">
<header class="folder-header flexrow"{{#if color}} style="--folder-color: {{color}}"{{/if}}>
<button type="button" id="{{@root.listId}}-folder-{{id}}" class="folder-name" data-action="toggleFolder" aria-expanded="{{#if expanded}}true{{else}}false{{/if}}">
<i class="fa-solid {{#if expanded}}fa-folder-open{{else}}fa-folder{{/if}}" inert></i>
<span>{{name}}</span>
</button>
</header>
<ol class="subdirectory plain">
{{#each folders}}{{> "templates/sidebar/directory/folder.hbs" this}}{{/each}}
{{#each entries}}{{> "templates/sidebar/directory/entry.hbs" this}}{{/each}}
</ol>
</li>`;

const ENTRY = `<li class="directory-item entry document flexrow{{#if invalid}} invalid{{/if}}" data-entry-id="{{id}}" data-document-id="{{id}}" data-uuid="{{uuid}}">
{{#if img}}<img class="thumbnail" src="{{img}}" alt="" loading="lazy" width="32" height="32">{{else}}<i class="thumbnail {{@root.entryIcon}}" inert></i>{{/if}}
<button type="button" id="{{@root.listId}}-entry-{{id}}" class="entry-name ellipsis" data-action="activateEntry">{{name}}</button>
{{#if invalid}}<span class="entry-note"><i class="fa-solid fa-triangle-exclamation" inert></i> {{@root.invalidLabel}}</span>{{/if}}
</li>`;

const PACKS = `<ol class="directory-list plain" aria-label="{{listLabel}}">
{{#each packs}}
<li class="directory-item entry compendium flexrow" data-pack="{{id}}">
<i class="thumbnail fa-solid fa-book-atlas" inert></i>
<button type="button" class="entry-name ellipsis" data-action="activateEntry">{{title}}</button>
<span class="entry-note">{{kind}}{{#if locked}} <i class="fa-solid fa-lock" role="img" aria-label="{{lockedLabel}}"></i>{{/if}}</span>
</li>
{{/each}}
{{#if emptyLabel}}<li class="directory-empty">{{emptyLabel}}</li>{{/if}}
</ol>`;

/** The templates of the directories, under the paths that core gives such parts. */
export const DIRECTORY_TEMPLATES: Readonly<Record<string, string>> = {
  "templates/sidebar/directory/header.hbs": HEADER,
  "templates/sidebar/directory/directory.hbs": DIRECTORY,
  "templates/sidebar/directory/footer.hbs": FOOTER,
  "templates/sidebar/directory/folder.hbs": FOLDER,
  "templates/sidebar/directory/entry.hbs": ENTRY,
  "templates/sidebar/directory/packs.hbs": PACKS,
};
