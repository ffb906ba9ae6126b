import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as fieldStyles from '../shared/field.css.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { flatChildren } from '../shared/flat-children.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { arrangeEntry } from './tab-keys.ts';
import type { TabProps } from './tab.tsx';
import { useTabs } from './tabs-context.ts';
import * as styles from './tabs.css.ts';
import { wordsOf } from './tabs.logic.ts';
import { useTabStrip } from './use-tab-strip.ts';

export interface TabListProps extends HTMLAttributes<HTMLDivElement> {
  /** The tabs. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The row of tabs. */
export function TabList({ className, children, ref, ...rest }: TabListProps) {
  const { label, look, overflow, value, select } = useTabs('TabList');
  const [strip, cut] = useTabStrip(value);
  useLayoutEffect(() => {
    if (strip.current) arrangeEntry(strip.current, document.activeElement);
  });
  const list = useMemo(() => mergeRefs(ref, strip), [ref, strip]);
  const row = (
    <div
      {...rest}
      ref={list}
      role="tablist"
      aria-label={label}
      className={clsx(styles.list({ look, overflow }), className)}
      data-part="tab-list"
      data-cut-start={cut.start || undefined}
      data-cut-end={cut.end || undefined}
    >
      {children}
    </div>
  );
  if (overflow !== 'select') return row;

  const options = flatChildren(children)
    .map(({ props }) => props as TabProps)
    .map((tab) => ({ value: tab.value, label: wordsOf(tab.children), disabled: tab.disabled }));
  const isKnown = options.some((option) => option.value === value);
  return (
    <>
      {/* Both are in the page, since a server does not know its width; the style shows one of them. */}
      <div className={styles.picker} data-part="tab-picker">
        <span className={fieldStyles.box}>
          <select
            aria-label={label}
            value={isKnown ? value : ''}
            onChange={(event) => select(event.currentTarget.value)}
            className={clsx(fieldStyles.control, fieldStyles.withEndIcon, fieldStyles.select)}
          >
            {!isKnown && <option value="">…</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={fieldStyles.endIcon} />
        </span>
      </div>
      {row}
    </>
  );
}
