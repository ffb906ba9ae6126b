import { useEffect, useEffectEvent } from 'react';
import { browserChoice } from '../../platform/data/browser-state.ts';

/** The shortcuts of the workspace: what a key does, as `KeyboardEvent.key`. */
export const shortcuts = [
  { id: 'pane', keys: ['1', '2', '3', '4', '5', '6'] },
  { id: 'add', keys: ['+'] },
  { id: 'close', keys: ['Delete'] },
  { id: 'hour-back', keys: [','] },
  { id: 'hour-forward', keys: ['.'] },
  { id: 'day-back', keys: ['['] },
  { id: 'day-forward', keys: [']'] },
  { id: 'month-back', keys: ['{'] },
  { id: 'month-forward', keys: ['}'] },
  { id: 'year-back', keys: ['<'] },
  { id: 'year-forward', keys: ['>'] },
  { id: 'birth-earlier', keys: ['j'] },
  { id: 'birth-later', keys: ['k'] },
  { id: 'today', keys: ['t'] },
  { id: 'second', keys: ['s'] },
  { id: 'notes', keys: ['n'] },
  { id: 'layout', keys: ['l'] },
  { id: 'help', keys: ['?'] },
] as const;

export type ShortcutId = (typeof shortcuts)[number]['id'];

/** The keys of a shortcut as `aria-keyshortcuts` names them. */
export const keysOf = (id: ShortcutId): string | undefined =>
  shortcuts
    .find((shortcut) => shortcut.id === id)
    ?.keys.join(' ')
    .replace('+', 'Plus');

/** Whether the visitor uses single-key shortcuts, which WCAG 2.1.4 lets everyone turn off. */
export const useShortcutsOn = browserChoice('jyoti-shortcuts', ['on', 'off'], 'on');

/** Fields in which a key is input: a select has typeahead. */
const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** The field in which a key is pressed. */
const fieldOf = ({ target }: KeyboardEvent): Element | null =>
  target instanceof Element ? target.closest(FIELDS) : null;

/**
 * Calls back for a shortcut. Keys in a field but Escape, in a dialog or a menu, and with Ctrl, Alt or Meta are left alone.
 * @param act which shortcut, and the key that was pressed
 * @param leave for Escape in a field: moves the focus out of it
 */
export function useShortcuts(
  isOn: boolean,
  act: (id: ShortcutId, key: string) => void,
  leave: (field: Element) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    const field = fieldOf(event);
    if (field) {
      if (event.key === 'Escape') leave(field);
      return;
    }
    const found = shortcuts.find(({ keys }) => (keys as readonly string[]).includes(event.key));
    if (!found) return;
    event.preventDefault();
    act(found.id, event.key);
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}
