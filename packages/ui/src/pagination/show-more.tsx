import { clsx } from 'clsx';
import { useEffect, useRef, type HTMLAttributes, type Ref, type RefObject } from 'react';
import { Button } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { isHtml } from '../shared/dom/root.ts';
import { FOCUSABLE } from '../shared/keyboard/focusable.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import * as styles from './pagination.css.ts';
import { paginationStrings } from '../messages.generated/en/components/Pagination.ts';

export interface ShowMoreProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The list whose children are the items; the focus moves to its first new item. */
  list: RefObject<HTMLElement | null>;
  /** How many items are shown. */
  shown: number;
  /** Total number of items. */
  total: number;
  /** Called on a press. The page then shows more items. */
  onShowMore: () => void;
  /** More items are loading. @default false */
  loading?: boolean;
  /** Label of the button: "Show more articles". @default "Show more" in the current language */
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

function focusItem(item: Element | undefined) {
  if (!isHtml(item)) return;
  const inside = item.matches(FOCUSABLE) ? item : item.querySelector<HTMLElement>(FOCUSABLE);
  if (!inside) item.tabIndex = -1;
  (inside ?? item).focus();
}

/**
 * Loads more of a list, announces how many are shown, and moves the focus to the first new item:
 * the button may be removed or be far below.
 */
export function ShowMore({
  list,
  shown,
  total,
  onShowMore,
  loading = false,
  label,
  className,
  ...rest
}: ShowMoreProps) {
  const strings = useStrings(paginationStrings);
  const format = useWrittenNumber();
  /** Number of items at the time of the press. */
  const shownAtPress = useRef<number>(undefined);

  useEffect(() => {
    const before = shownAtPress.current;
    if (before === undefined || shown <= before) return;
    shownAtPress.current = undefined;
    focusItem(list.current?.children[before]);
  }, [list, shown]);

  const loadMore = () => {
    shownAtPress.current = shown;
    onShowMore();
  };

  return (
    <div {...rest} className={clsx(styles.more, className)} data-part="show-more">
      {shown < total && (
        <Button onClick={loadMore} loading={loading} loadingLabel={strings.loading}>
          {label ?? strings.more}
        </Button>
      )}
      <span role="status" className={styles.shown}>
        {strings.shown({ shown: format(shown), total: format(total) })}
      </span>
    </div>
  );
}
