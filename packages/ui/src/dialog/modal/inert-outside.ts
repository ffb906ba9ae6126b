import { hostOf, isHtml, rootOf } from '../../shared/dom/root.ts';

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
function* outside(root: ParentNode, excluded: readonly Element[]): Generator<HTMLElement> {
  for (const child of root.children) {
    if (excluded.includes(child)) continue;
    if (excluded.some((element) => child.contains(element))) yield* outside(child, excluded);
    else if (isHtml(child)) yield child;
  }
}

/** The same for the root that a dialog is in; if it is a shadow root, also for the page around it. */
function* outsideOf(inside: Element, usable: string): Generator<HTMLElement> {
  const host = hostOf(rootOf(inside));
  const root = host ? rootOf(inside) : inside.ownerDocument.body;
  yield* outside(root, [inside, ...root.querySelectorAll(usable)]);
  if (host) yield* outsideOf(host, usable);
}

/**
 * Makes everything outside of a modal dialog inert, for pointer, keyboard and screen reader. Radix hides what lies
 * behind a dialog by `aria-hidden`, but leaves out live regions, such as a carousel's.
 *
 * @param allowOutside selector of further elements that stay usable
 * @returns a function that removes `inert` again, except where another open dialog needs it
 */
export function inertOutside(dialog: Element, allowOutside?: string): () => void {
  const usable = allowOutside === undefined ? USABLE : `${USABLE}, ${allowOutside}`;
  const affected = [...outsideOf(dialog, usable)].filter(
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
