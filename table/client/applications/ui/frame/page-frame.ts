import { localizeOr } from "../../platform.ts";
import { isTurned } from "../../../../common/choices.ts";

/** The elements of the page before anything is rendered in it: ids as in Foundry; how they nest is UNCONFIRMED. */
const FRAME: readonly FrameNode[] = [
  { tag: "main", id: "board" },
  {
    tag: "div",
    id: "interface",
    children: [
      {
        tag: "section",
        id: "ui-left",
        children: [
          { tag: "div", id: "ui-left-column-1" },
          { tag: "div", id: "ui-left-column-2" },
        ],
      },
      {
        tag: "section",
        id: "ui-middle",
        children: [
          { tag: "div", id: "ui-top" },
          { tag: "div", id: "ui-bottom" },
        ],
      },
      {
        tag: "section",
        id: "ui-right",
        children: [{ tag: "div", id: "ui-right-column-1", children: [{ tag: "aside", id: "chat-notifications" }] }],
      },
    ],
  },
  { tag: "ol", id: "notifications" },
];

/** Elsewhere on the page where `other-columns` is reversed. */
const DOUBTED = ["ui-left-column-2", "ui-top"];

interface FrameNode {
  readonly tag: string;
  readonly id: string;
  readonly children?: readonly FrameNode[];
}

/** Adds the page's frame to its body, leaving existing elements alone. */
export function buildPageFrame(body: HTMLElement): void {
  for (const node of FRAME) place(body, node);
  const list = document.getElementById("notifications");
  list?.setAttribute("aria-live", "polite");
  document.getElementById("chat-notifications")?.setAttribute("aria-label", localizeOr("CHAT.NewMessages", "New messages"));
}

function place(parent: HTMLElement, { tag, id, children = [] }: FrameNode): void {
  let element = document.getElementById(id);
  if (!element) {
    element = document.createElement(tag);
    element.id = isTurned("other-columns") && DOUBTED.includes(id) ? `other-${id}` : id;
    parent.append(element);
  }
  for (const child of children) place(element, child);
}
