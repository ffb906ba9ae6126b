import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import { useLayoutEffect, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { FOCUSABLE } from '../shared/keyboard/focusable.ts';
import { useUntilFound } from '../shared/react/use-until-found.ts';
import { panelIdOf, tabIdOf, useTabs } from './tabs-context.ts';
import * as styles from './tabs.css.ts';

export interface TabPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'id'> {
  /** Ties the panel to the Tab of the same value. */
  value: string;
  /** The content that the tab shows. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The content of a tab. */
export function TabPanel({ value, className, children, ref, ...rest }: TabPanelProps) {
  const tabs = useTabs('TabPanel');
  const { value: selected, keepMounted, select } = tabs;
  const isSelected = selected === value;
  const isHidden = keepMounted && !isSelected;
  const part = useUntilFound(isHidden, () => select(value));
  const panel = useComposedRefs(ref, part);

  // A panel without a link or field is focusable itself, so that the keyboard can scroll it. A
  // panel with some needs no additional tab stop. Its content may change later without a render of
  // the panel.
  useLayoutEffect(() => {
    const node = part.current;
    if (!node) return;
    const decide = () => {
      // `hidden="until-found"` leaves a box without height, which would be an invisible tab stop.
      const isStop = !node.hasAttribute('hidden') && !node.querySelector(FOCUSABLE);
      const stop = isStop ? '0' : '-1';
      if (node.getAttribute('tabindex') !== stop) node.setAttribute('tabindex', stop);
    };
    decide();
    const later = new MutationObserver(decide);
    later.observe(node, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden', 'href', 'tabindex', 'type'],
    });
    return () => later.disconnect();
  }, [part]);

  return (
    // In place of Radix's Content, which looks for animations when it is mounted: a forced style recalculation each.
    <div
      role="tabpanel"
      tabIndex={0}
      {...rest}
      ref={panel}
      id={panelIdOf(tabs, value)}
      aria-labelledby={tabIdOf(tabs, value)}
      hidden={!isSelected}
      data-orientation={tabs.orientation}
      className={clsx(styles.panel, className)}
      data-part="tab-panel"
    >
      {(isSelected || keepMounted) && children}
    </div>
  );
}
