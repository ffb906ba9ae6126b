import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import * as styles from './description-list.css.ts';
import { descriptionListStrings } from '../messages.generated/en/components/DescriptionList.ts';

export interface DescriptionItem {
  /** Names the value. Unique in the list. */
  label: ReactNode;
  /** The value: text, a Link, a Badge. An empty one (`null`, `''`) is shown as "Not given". */
  value: ReactNode;
  /** One more line about the value. */
  detail?: ReactNode;
  /** A decorative icon: 18 px before the label, 32 px in a `grid`. */
  icon?: ReactNode;
  /** A sentence or more: in a narrow list it takes its own line. @default false */
  long?: boolean;
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** Term and value of each, in their order. */
  items: readonly DescriptionItem[];
  /**
   * `rows`: label and value on a line, hairlines between. `grid`: joined tiles with large values.
   * `inline`: running text, for many short values in a small place. `stats`: figures above their labels.
   * @default "rows"
   */
  layout?: 'rows' | 'grid' | 'inline' | 'stats';
  /** `2` sets `rows` or `inline` values side by side where the container is wide enough for both. @default 1 */
  columns?: 1 | 2;
  ref?: Ref<HTMLDListElement>;
}

/** Labels with their values. */
export function DescriptionList({
  items,
  layout = 'rows',
  columns = 1,
  className,
  ...rest
}: DescriptionListProps) {
  const strings = useStrings(descriptionListStrings);
  return (
    <dl
      {...rest}
      className={clsx(styles.list({ layout, columns }), className)}
      data-part="description-list"
      data-layout={layout}
    >
      {items.map(({ label, value, detail, icon, long = false }, index) => {
        const isMissing = value === null || value === undefined || value === '';
        const hasIcon = Boolean(icon);
        return (
          <div
            key={typeof label === 'string' ? label : index}
            className={styles.item({ layout, long, hasIcon })}
          >
            <dt className={styles.label({ layout, hasIcon })}>
              {icon && (
                <span className={styles.icon({ layout })} aria-hidden="true">
                  {icon}
                </span>
              )}
              {label}
            </dt>
            {/* Running text: a line may end between the two. */}
            {layout === 'inline' && ' '}
            <dd className={styles.value({ layout, long, isMissing })}>
              {isMissing ? strings.notGiven : value}
            </dd>
            {detail && <dd className={styles.detail}>{detail}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

interface MetaListProps extends Omit<DescriptionListProps, 'items' | 'layout'> {
  items: readonly (DescriptionItem & { shownAs?: ReactNode })[];
  density?: 'comfortable' | 'compact';
}

/** @deprecated Use DescriptionList. */
export const MetaList = ({ items, density, ...rest }: MetaListProps) => (
  <DescriptionList
    {...rest}
    layout={density === 'compact' ? 'inline' : 'rows'}
    items={items.map(({ shownAs, ...item }) => ({ ...item, label: shownAs ?? item.label }))}
  />
);
