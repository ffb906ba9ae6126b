import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { mergeRefs } from '../shared/merge-refs.ts';
import { useUntilFound } from '../shared/use-until-found.ts';
import { panelId, tabId, useTabs } from './tabs-context.ts';
import * as styles from './tabs.css.ts';

export interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  /** Ties the panel to the Tab of the same value. */
  value: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** What a tab shows. */
export function TabPanel({ value, className, children, ref, ...rest }: TabPanelProps) {
  const tabs = useTabs('TabPanel');
  const { value: selected, keepMounted, select } = tabs;
  const isSelected = selected === value;
  const isHidden = keepMounted && !isSelected;
  const part = useUntilFound(isHidden, () => select(value));
  const panel = useMemo(() => mergeRefs(ref, part), [ref, part]);

  // A panel without a link or field takes the focus itself, so that the keyboard reaches and scrolls it. One that has
  // some would only be a stop more. What it holds may come later, without the panel being drawn anew.
  useLayoutEffect(() => {
    const node = part.current;
    if (!node) return;
    const decide = () => {
      const stop = node.querySelector(FOCUSABLE) ? '-1' : '0';
      if (node.getAttribute('tabindex') !== stop) node.setAttribute('tabindex', stop);
    };
    decide();
    const later = new MutationObserver(decide);
    later.observe(node, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'href', 'tabindex'],
    });
    return () => later.disconnect();
  }, [part]);

  return (
    // Radix's own would ask each panel for its style as it comes, and have the whole page laid out for it.
    <div
      {...rest}
      ref={panel}
      role="tabpanel"
      id={panelId(tabs, value)}
      aria-labelledby={tabId(tabs, value)}
      hidden={!isSelected}
      tabIndex={0}
      className={clsx(styles.panel, className)}
      data-part="tab-panel"
      data-state={isSelected ? 'active' : 'inactive'}
    >
      {(isSelected || keepMounted) && children}
    </div>
  );
}
