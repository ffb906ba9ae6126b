import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { List } from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { TabPicker } from './tab-picker.tsx';
import { useRemovedItem } from '../../shared/keyboard/use-removed-item.ts';
import { fromRadix, tabIdOf, useTabs } from '../tabs-context.ts';
import * as styles from '../tabs.css.ts';
import { useTabStrip } from './use-tab-strip.ts';

export interface TabListProps extends HTMLAttributes<HTMLDivElement> {
  /** The tabs. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The row of tabs. */
export function TabList({ className, children, ref, ...rest }: TabListProps) {
  const tabs = useTabs('TabList');
  const { label, variant, overflow } = tabs;
  const [strip, cut] = useTabStrip();
  useRemovedItem(strip, '[role="tab"]', {
    onRemoved: ({ id }, neighbour) => {
      if (neighbour && id === tabIdOf(tabs, tabs.value))
        tabs.select(fromRadix(neighbour.id.slice(tabIdOf(tabs, '').length)));
    },
  });
  const list = useComposedRefs(ref, strip);
  const row = (
    <List
      {...rest}
      ref={list}
      aria-label={label}
      className={clsx(styles.list({ variant, overflow }), className)}
      data-part="tab-list"
      data-cut-start={cut.start || undefined}
      data-cut-end={cut.end || undefined}
    >
      {children}
    </List>
  );
  if (overflow !== 'select') return row;
  // Both are rendered, since a server does not know the width; CSS shows one of them.
  return (
    <>
      <TabPicker>{children}</TabPicker>
      {row}
    </>
  );
}
