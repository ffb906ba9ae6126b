/** A press that came before the code that answers it. */
export interface Press {
  /** The button, or the form that is sent. */
  target: HTMLElement;
  event: Event;
}

/**
 * Holds presses that nothing on the page answers yet: of buttons, of the keys that lead from one tab to the next, and of
 * forms that are sent. What the browser answers by itself goes its way: links, boxes, lists. The text of this stands in
 * `/early.js` too, so it knows nothing beyond what it is given.
 * @param isEarly whether the code that answers an element is still to come
 * @param hold keeps a press until then
 * @returns ends it
 */
export function holdPresses(
  isEarly: (target: Element) => boolean,
  hold: (press: Press) => void,
): () => void {
  const end = new AbortController();
  const answer = (event: Event) => {
    const at = event.target as HTMLElement;
    const target = event.type === 'submit' ? at : at.closest?.('button');
    const leadsOn = (press: KeyboardEvent) => /^(Arrow|Home|End)/.test(press.key) && !press.altKey;
    if (!target || (event instanceof KeyboardEvent && !leadsOn(event)) || !isEarly(target)) return;
    event.preventDefault();
    // React, whose code may be there by now, would answer it as well.
    event.stopImmediatePropagation();
    hold({ target, event });
  };
  // On the document: React listens further in.
  for (const kind of ['click', 'keydown', 'submit']) {
    document.addEventListener(kind, answer, { capture: true, signal: end.signal });
  }
  return () => end.abort();
}
