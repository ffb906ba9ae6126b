import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import * as styles from './meta-list.css.ts';
import { metaListStrings } from '../messages.generated/en/components/MetaList.ts';

export interface MetaItem {
  /** Names the fact. Unique in the list. */
  label: string;
  /** The label as an element, if it is more than text: a TermTip. */
  shownAs?: ReactNode;
  /** An icon of 18 px before the label. Decorative: the label carries the meaning. */
  icon?: ReactNode;
  /** The fact. An empty value (`null`, `''`) is shown as "Not given". */
  value: ReactNode;
  /** A sentence or more: in a narrow list it takes its own line. @default false */
  long?: boolean;
}

export interface MetaListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  items: readonly MetaItem[];
  /** Lists side by side where the container is wide enough for both. @default 1 */
  columns?: 1 | 2;
  /** `compact`: label and value in one running line, without rules, for many facts in a small place. @default "comfortable" */
  density?: 'comfortable' | 'compact';
  ref?: Ref<HTMLDListElement>;
}

/** Facts as labels and values. */
export function MetaList({
  items,
  columns = 1,
  density = 'comfortable',
  className,
  ...rest
}: MetaListProps) {
  const strings = useStrings(metaListStrings);
  return (
    <dl
      {...rest}
      className={clsx(styles.list({ columns, density }), className)}
      data-part="meta-list"
    >
      {items.map(({ label, shownAs, icon, value, long = false }) => {
        const given = value !== null && value !== undefined && value !== '';
        return (
          <div key={label} className={styles.item({ density, long })}>
            <dt className={clsx(styles.label({ density }), icon && styles.withIcon({ density }))}>
              {icon && (
                <span className={styles.icon} aria-hidden="true">
                  {icon}
                </span>
              )}
              {shownAs ?? label}
            </dt>
            {/* Running text: a line may end between the two. */}
            {density === 'compact' && ' '}
            <dd className={styles.value({ given, long, density })}>
              {given ? value : strings.notGiven}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
