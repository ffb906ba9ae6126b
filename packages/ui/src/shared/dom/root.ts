/** The document or shadow root that an element is in. */
export const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** The element that a shadow root belongs to; undefined for a document. */
export const hostOf = (root: Document | ShadowRoot): Element | undefined =>
  root.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? (root as ShadowRoot).host : undefined;

/**
 * Whether an element is in a shadow root or in another document, such as an iframe's. What asks `document` there finds the
 * host or the iframe.
 */
export const isElsewhere = (element: Element | null): element is Element =>
  element?.isConnected === true && rootOf(element) !== document;

/** The element that has the focus in the root of the given one. */
export const focusedIn = (element: Element | null): Element | null =>
  element && (rootOf(element).activeElement ?? null);

/** The element that has the focus in the document of the given one, also in an open shadow root or in the same closed one. */
export function focusedNear(element: Element): HTMLElement | SVGElement | null {
  let focused = focusedIn(element) ?? element.ownerDocument.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused as HTMLElement | SVGElement | null;
}

/** Whether nothing has the focus in the document of an element, as after the focused element was removed. */
export function isFocusLost({ ownerDocument }: Element): boolean {
  const { activeElement, body } = ownerDocument;
  return activeElement === null || activeElement === body;
}

/** Whether it is an element of HTML, of any document: `instanceof` knows those of this one only. */
export const isHtml = (element: Element | null | undefined): element is HTMLElement =>
  element?.namespaceURI === 'http://www.w3.org/1999/xhtml';
