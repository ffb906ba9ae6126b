import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CardRecipeProps } from '../../card/card-recipe.ts';
import { Card } from '../../card/index.ts';
import { type DescriptionItem, DescriptionList } from '../../description-list/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { Text } from '../../layout/index.ts';
import { List } from '../../list/index.ts';
import * as styles from './limb-card.css.ts';
import { limbCardStrings } from '../../messages.generated/en/components/LimbCard.ts';

export interface SpanInWords {
  /** The span in words: "5:06 pm to 6:41 pm". Unique in its list. */
  text: string;
  /**
   * Whether it includes the current time: marked visually and in text for assistive technology.
   * @default false
   */
  current?: boolean;
}

const marked = (current = false) =>
  current ? ({ className: styles.current, 'aria-current': 'time' } as const) : {};

export interface LimbCardProps extends Omit<CardRecipeProps, 'as'> {
  /** The limb, and the time that the facts apply to: "Tithi at 7:05 pm". */
  title: ReactNode;
  /** Name of the limb at that time: "Shukla Navami (9)". */
  name: ReactNode;
  /** Shown next to the name: a badge that says "Now". */
  badge?: ReactNode;
  /** The facts of the tithi, nakshatra, yoga or karana at that time. */
  items: readonly DescriptionItem[];
  /** Names the list of spans: "Others of the day". */
  spansLabel: string;
  /** The others of the day, in order: "Pratipada, 5:06 pm to 6:41 pm". */
  spans: readonly SpanInWords[];
}

/** One limb of a day: facts about the one at a given time, and all of its kind from start to end. */
export function LimbCard({ title, name, badge, items, spansLabel, spans, ...rest }: LimbCardProps) {
  const heading = (
    <span className={styles.head}>
      <Text as="span" size="caption" tone="muted" className={styles.kind}>
        {title}
      </Text>{' '}
      <span>{name}</span> {badge}
    </span>
  );
  return (
    <Card {...rest} as="section" title={heading}>
      <DescriptionList items={items} layout="inline" />
      {spans.length > 0 && (
        <List gap="x1" aria-label={spansLabel} className={styles.spans}>
          {spans.map(({ text, current }) => (
            <li key={text} {...marked(current)}>
              {text}
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

export interface DayTimes {
  /** Name of the time: "Rahu Kaal". Unique in the card. */
  name: string;
  /** The visible name, if it is more than text: a TermTip. */
  shownAs?: ReactNode;
  /** Its times on the day. Empty: the card shows "None". */
  spans: readonly SpanInWords[];
}

export interface WindowCardProps extends Omit<CardRecipeProps, 'as'> {
  /** What the times have in common: "Inauspicious times". */
  title: ReactNode;
  /** The times in their order, each with its name. */
  times: readonly DayTimes[];
  /** A remark below the times. */
  children?: ReactNode;
}

/** Auspicious or inauspicious times of a day by name. */
export function WindowCard({ times, children, ...rest }: WindowCardProps) {
  const { none } = useStrings(limbCardStrings);
  return (
    <Card {...rest} as="section">
      <dl className={styles.windows}>
        {times.map(({ name, shownAs, spans }) => (
          <div key={name} className={styles.window}>
            <dt>{shownAs ?? name}</dt>
            {(spans.length > 0 ? spans : [{ text: none }]).map(({ text, current }: SpanInWords) => (
              <dd
                key={text}
                {...marked(current)}
                className={clsx(styles.times, current && styles.current)}
              >
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {children !== undefined && (
        <Text size="small" tone="muted">
          {children}
        </Text>
      )}
    </Card>
  );
}
