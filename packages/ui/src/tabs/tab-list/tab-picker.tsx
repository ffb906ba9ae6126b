import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as fieldStyles from '../../shared/styles/field.css.ts';
import { ChevronDownIcon } from '../../icons/index.ts';
import { OptionContext, useTabs } from '../tabs-context.ts';
import * as styles from '../tabs.css.ts';

/**
 * The same tabs as a native `<select>`. The children are rendered again as options, so that tabs inside the page's own
 * components are included, on a server too.
 */
export function TabPicker({ children }: { children: ReactNode }) {
  const { label, value, select } = useTabs('TabList');
  const list = useRef<HTMLSelectElement>(null);
  const [isKnown, setIsKnown] = useState(true);
  useLayoutEffect(() => {
    const options = [...(list.current?.options ?? [])];
    setIsKnown(options.some((option) => option.value !== '' && option.value === value));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other tabs are other options
  }, [value, children]);

  return (
    <div className={styles.picker} data-part="tab-picker">
      <span className={fieldStyles.box}>
        <select
          ref={list}
          aria-label={label}
          value={isKnown ? value : ''}
          onChange={(event) => select(event.currentTarget.value)}
          className={clsx(fieldStyles.control, fieldStyles.withEndIcon, fieldStyles.select)}
        >
          {!isKnown && <option value="">…</option>}
          <OptionContext value>{children}</OptionContext>
        </select>
        <ChevronDownIcon className={fieldStyles.endIcon} />
      </span>
    </div>
  );
}
