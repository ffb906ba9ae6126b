import { useEffect, useEffectEvent, type RefObject } from 'react';
import { fromRadix, tabIdOf, useTabs } from '../tabs-context.ts';

/** Selects a neighbour when the selected tab is removed: the tab after it, or else the one before. */
export function useRemovedTab(list: RefObject<HTMLElement | null>): void {
  const tabs = useTabs('TabList');
  const compare = useEffectEvent((before: readonly Element[], now: readonly Element[]) => {
    const place = before.findIndex(({ id }) => id === tabIdOf(tabs, tabs.value));
    // A tab that is moved is another element, or the same again.
    if (place === -1 || now.some(({ id }) => id === before[place]?.id)) return;
    const near = [...before.slice(place + 1), ...before.slice(0, place).toReversed()].find(
      (tab) => now.includes(tab) && !tab.hasAttribute('disabled'),
    );
    if (near) tabs.select(fromRadix(near.id.slice(tabIdOf(tabs, '').length)));
  });
  // Tabs may be inside components of the page and change without a render of the list: only the DOM has them all.
  useEffect(() => {
    const node = list.current;
    if (!node) return undefined;
    const inDom = () => [...node.querySelectorAll('[role="tab"]')];
    let before = inDom();
    const children = new MutationObserver(() => {
      const now = inDom();
      compare(before, now);
      before = now;
    });
    children.observe(node, { childList: true, subtree: true });
    return () => children.disconnect();
  }, [list]);
}
