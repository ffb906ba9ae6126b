/**
 * Elements that are not inert while a modal dialog is open: toasts, and the backdrop that handles
 * presses outside.
 */
const USABLE = '[data-part="toast-region"], [data-part="dialog-scrim"]';

/**
 * How many open dialogs make an element inert. Elements that the page made inert are not counted.
 */
const holders = new WeakMap<Element, number>();

/** The smallest set of elements that covers everything outside of the given ones. */
function* outside(root: Element, excluded: readonly Element[]): Generator<HTMLElement> {
  for (const child of root.children) {
    if (excluded.includes(child)) continue;
    if (excluded.some((element) => child.contains(element))) yield* outside(child, excluded);
    else if (child instanceof HTMLElement) yield child;
  }
}

/**
 * Makes everything outside of a modal dialog inert, for pointer, keyboard and screen reader. Radix hides what lies
 * behind a dialog by `aria-hidden`, but leaves out live regions, such as a carousel's.
 *
 * @returns a function that removes `inert` again, except where another open dialog needs it
 */
export function inertOutside(dialog: Element): () => void {
  const { body } = dialog.ownerDocument;
  const affected = [...outside(body, [dialog, ...body.querySelectorAll(USABLE)])].filter(
    (element) => holders.has(element) || !element.hasAttribute('inert'),
  );
  for (const element of affected) {
    holders.set(element, (holders.get(element) ?? 0) + 1);
    element.setAttribute('inert', '');
  }
  return () => {
    for (const element of affected) {
      const others = (holders.get(element) ?? 1) - 1;
      if (others > 0) holders.set(element, others);
      else {
        holders.delete(element);
        element.removeAttribute('inert');
      }
    }
  };
}
