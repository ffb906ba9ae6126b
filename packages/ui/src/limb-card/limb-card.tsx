import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../card/index.ts';
import { Heading } from '../layout/index.ts';
import { type DescriptionItem, DescriptionList } from '../description-list/index.ts';
import * as styles from './limb-card.css.ts';
import type { SpanInWords } from './limb-card.types.ts';

export interface LimbCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The limb, and the time that the facts apply to: "Tithi at 7:05 pm". */
  title: ReactNode;
  /** Name of the limb at that time: "Shukla Navami (9)". */
  name: ReactNode;
  /** Shown next to the name: a badge that says "Now". */
  badge?: ReactNode;
  /** Of its title, in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** The facts of the tithi, nakshatra, yoga or karana at that time. */
  items: readonly DescriptionItem[];
  /** Names the list of spans: "Others of the day". */
  spansLabel: string;
  /** The others of the day, in order: "Pratipada, 5:06 pm to 6:41 pm". */
  spans: readonly SpanInWords[];
  ref?: Ref<HTMLElement>;
}

/**
 * One limb of a day: facts about the one at a given time, and all of its kind from start to end.
 */
export function LimbCard({
  title,
  name,
  badge,
  headingLevel = 3,
  items,
  spansLabel,
  spans,
  ...rest
}: LimbCardProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} {...rest}>
      <div className={styles.content} data-part="limb-card">
        <Heading level={headingLevel} size="h4" id={heading} className={styles.head}>
          <span className={styles.eyebrow}>{title}</span> <span>{name}</span> {badge}
        </Heading>
        <DescriptionList items={items} layout="inline" />
        {spans.length > 0 && (
          // Safari drops the role of a list without markers unless it is explicit.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          <ul role="list" className={styles.spans} aria-label={spansLabel}>
            {spans.map(({ text, current = false }) => (
              <li
                key={text}
                className={current ? styles.current : undefined}
                aria-current={current ? 'time' : undefined}
              >
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
