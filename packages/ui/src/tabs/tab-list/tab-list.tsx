import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { List } from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { TabPicker } from './tab-picker.tsx';
import { useTabs } from '../tabs-context.ts';
import * as styles from '../tabs.css.ts';
import { useRemovedTab } from './use-removed-tab.ts';
import { useTabStrip } from './use-tab-strip.ts';

export interface TabListProps extends HTMLAttributes<HTMLDivElement> {
  /** The tabs. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The row of tabs. */
export function TabList({ className, children, ref, ...rest }: TabListProps) {
  const { label, variant, overflow } = useTabs('TabList');
  const [strip, cut] = useTabStrip();
  useRemovedTab(strip);
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
