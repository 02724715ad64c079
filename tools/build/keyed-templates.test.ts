import { expect, test } from "vitest";
import { withKeys } from "./keyed-templates.ts";

test.each([
  ['<button type="button" data-action="undo">', '<button type="button" data-norn-key="{{nornKey}}" data-action="undo">'],
  [
    '<a data-action="{{action}}" data-action-id="x">',
    '<a data-norn-key="{{nornKey}}" data-action="{{action}}" data-action-id="x">',
  ],
  ['<li{{#if own}} draggable="true"{{/if}}>', '<li{{#if own}} data-norn-drag="{{nornKey}}" draggable="true"{{/if}}>'],
  [
    '<li {{#unless own}}draggable="true"{{/unless}}>',
    '<li {{#unless own}}data-norn-drag="{{nornKey}}" draggable="true"{{/unless}}>',
  ],
  ['<img draggable="false">', '<img draggable="false">'],
  ["<p>a</p>", "<p>a</p>"],
])("%s", (written, built) => {
  expect(withKeys(written)).toBe(built);
});
