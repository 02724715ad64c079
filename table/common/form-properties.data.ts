/**
 * What code calls or reads of any element. A field with such an id or name would be found in its place on the form around it
 * ("DOM clobbering").
 */
export const FORM_PROPERTIES: ReadonlySet<string> = new Set(
  [
    "addEventListener after animate append appendChild attachInternals attachShadow attributes before",
    "blur checkValidity checkVisibility childElementCount childNodes children classList className click",
    "clientHeight clientWidth cloneNode closest compareDocumentPosition contains dataset dispatchEvent",
    "elements firstChild firstElementChild focus getAnimations getAttribute getAttributeNames",
    "getAttributeNode getBoundingClientRect getClientRects getElementsByClassName getElementsByTagName",
    "getHTML getRootNode hasAttribute hasAttributes hasChildNodes hidePopover innerHTML innerText",
    "insertAdjacentElement insertAdjacentHTML insertAdjacentText insertBefore isConnected isEqualNode",
    "isSameNode lastChild lastElementChild localName matches namespaceURI nextElementSibling nextSibling",
    "nodeName nodeType nodeValue normalize offsetHeight offsetLeft offsetParent offsetTop offsetWidth",
    "outerHTML ownerDocument parentElement parentNode prepend previousElementSibling previousSibling",
    "querySelector querySelectorAll remove removeAttribute removeAttributeNode removeChild",
    "removeEventListener replaceChild replaceChildren replaceWith reportValidity requestSubmit reset",
    "scroll scrollBy scrollHeight scrollIntoView scrollLeft scrollTo scrollTop scrollWidth setAttribute",
    "setAttributeNode setHTML setHTMLUnsafe shadowRoot showPopover style submit tabIndex tagName",
    "textContent toggleAttribute togglePopover",
  ].flatMap((line) => line.split(" ")),
);
