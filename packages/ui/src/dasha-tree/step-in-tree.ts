import type { KeyboardEvent } from 'react';
import { stepByKey } from '../shared/keyboard/step-by-key.ts';
import type { Direction } from '../shared/react/use-direction.ts';

const TOGGLE = 'button[data-part="dasha-toggle"]';

/**
 * Arrow keys of the tree: up and down move through all visible periods, forward opens and then enters, back closes and
 * then moves to the parent. Keys of the APG tree view, on plain buttons that Tab reaches as well.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 */
export function stepInTree(event: KeyboardEvent<HTMLElement>, direction: Direction) {
  const toggle = event.target;
  if (!(toggle instanceof HTMLElement) || !toggle.matches(TOGGLE)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(TOGGLE)];
  const at = all.indexOf(toggle);
  const isOpen = toggle.getAttribute('aria-expanded') === 'true';
  const [forward, back] =
    direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const around = toggle
    .closest('li')
    ?.parentElement?.closest('li')
    ?.querySelector<HTMLElement>(TOGGLE);

  const go = (element: HTMLElement | null | undefined) => element?.focus();
  const next = stepByKey(event.key, at, all.length, { orientation: 'vertical', loop: false });
  if (next !== undefined) go(all[next]);
  else if (event.key === forward) {
    if (isOpen) go(toggle.closest('li')?.querySelector<HTMLElement>(`:scope ol ${TOGGLE}`));
    else toggle.click();
  } else if (event.key === back) {
    if (isOpen) toggle.click();
    else go(around);
  } else return;
  event.preventDefault();
}
