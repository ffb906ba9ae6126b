import { useEffect, useRef, type KeyboardEvent } from 'react';
import { focusedIn } from '../shared/dom/root.ts';
import { stepByKey } from '../shared/keyboard/step-by-key.ts';
import { itemByLetters } from './menu.logic.ts';

/** Typeahead timeout, ms. */
const PAUSE = 700;

/** Selector of the items of menus. */
export const ITEM = '[role^="menuitem"]';

/** The items of a menu, without those of its submenus. */
export const itemsOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>(ITEM)].filter(
    (item) => item.closest('[role="menu"]') === menu,
  );

/**
 * The keys of a menu: arrows, Home and End move the focus, letters find an item (typeahead), Space activates.
 *
 * @param onTab called before the Tab key moves the focus on
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menubar/
 */
export function useMenuKeys(onTab: () => void) {
  const typed = useRef('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const find = (letter: string, items: readonly HTMLElement[], from: number) => {
    typed.current += letter;
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      typed.current = '';
    }, PAUSE);
    const words = items.map((item) => item.textContent);
    items[itemByLetters(typed.current, words, from)]?.focus();
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: menu, target } = event;
    // Keys in a submenu are handled there.
    if ((target as Element).closest('[role="menu"]') !== menu) return;
    // Shortcuts of the browser and of the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Tab') return onTab();
    const items = itemsOf(menu);
    const from = items.indexOf(focusedIn(menu) as HTMLElement);
    const to = stepByKey(key, from, items.length, { orientation: 'vertical' });
    if (to !== undefined) {
      event.preventDefault();
      items[to]?.focus();
    } else if (key === ' ' && typed.current === '') {
      // Native links do not react to Space.
      event.preventDefault();
      items[from]?.click();
    } else if (key.length === 1) {
      event.preventDefault();
      find(key, items, from);
    }
  };
}
