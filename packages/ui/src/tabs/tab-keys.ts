import type { FocusEvent, KeyboardEvent } from 'react';
import { stepByKey } from '../shared/step-by-key.ts';

type Activation = 'automatic' | 'manual';

const rowOf = (tab: HTMLElement) => tab.closest<HTMLElement>('[role="tablist"]');

const tabsOf = (row: HTMLElement) => [
  ...row.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)'),
];

/**
 * Makes one tab of a row the one that the Tab key comes to: that with the focus, else the selected one, else the first. Tabs
 * may stand in components of the page's own, so only the row itself knows what they came to.
 */
export function arrangeEntry(row: HTMLElement, focused: Element | null): void {
  const tabs = tabsOf(row);
  const entry =
    tabs.find((tab) => tab === focused) ??
    tabs.find((tab) => tab.getAttribute('aria-selected') === 'true') ??
    tabs[0];
  for (const tab of tabs) {
    const index = tab === entry ? 0 : -1;
    if (tab.tabIndex !== index) tab.tabIndex = index;
  }
}

/**
 * What a tab does for the keyboard: the Tab key enters the row once; arrows, Home and End go from tab to tab.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export const tabKeys = (activation: Activation) => ({
  step: (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const withAnother = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    const row = rowOf(currentTarget);
    // Up and down scroll the page, as everywhere.
    if (!row || event.defaultPrevented || withAnother || /^Arrow(Up|Down)$/.test(key)) return;
    const tabs = tabsOf(row);
    const direction = getComputedStyle(row).direction === 'rtl' ? 'rtl' : 'ltr';
    const next = stepByKey(key, tabs.indexOf(currentTarget), tabs.length, direction);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
    if (activation === 'automatic') tabs[next]?.click();
  },
  /** With the focus on a tab that is not selected, the Tab key leads out of the row and not to the one that is. */
  enter: ({ currentTarget }: FocusEvent<HTMLElement>) => {
    const row = rowOf(currentTarget);
    if (row && activation === 'manual') arrangeEntry(row, currentTarget);
  },
  leave: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const row = rowOf(currentTarget);
    if (row && activation === 'manual' && !row.contains(relatedTarget)) arrangeEntry(row, null);
  },
});
