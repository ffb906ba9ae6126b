import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../card/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Heading } from '../layout/index.ts';
import * as styles from './limb-card.css.ts';
import { limbCardStrings } from '../messages.generated/en/components/LimbCard.ts';
import type { SpanInWords } from './limb-card.types.ts';

export interface DayTimes {
  /** Name of the time: "Rahu Kaal". Unique in the card. */
  name: string;
  /** The visible name, if it is more than text: a TermTip. */
  shownAs?: ReactNode;
  /** Its times on the day. Empty: the card shows "None". */
  spans: readonly SpanInWords[];
}

export interface WindowCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** What the times have in common: "Inauspicious times". */
  title: ReactNode;
  /** Of its title, in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  times: readonly DayTimes[];
  /** A remark below the times. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Auspicious or inauspicious times of a day by name. */
export function WindowCard({ title, headingLevel = 3, times, children, ...rest }: WindowCardProps) {
  const strings = useStrings(limbCardStrings);
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} {...rest}>
      <div className={styles.content} data-part="window-card">
        <Heading level={headingLevel} size="h4" id={heading}>
          {title}
        </Heading>
        <dl className={styles.windows}>
          {times.map(({ name, shownAs, spans }) => (
            <div key={name} className={styles.window}>
              <dt>{shownAs ?? name}</dt>
              {spans.length === 0 && <dd className={styles.times}>{strings.none}</dd>}
              {spans.map(({ text, current = false }) => (
                <dd
                  key={text}
                  className={clsx(styles.times, current && styles.current)}
                  aria-current={current ? 'time' : undefined}
                >
                  {text}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        {children !== undefined && <p className={styles.note}>{children}</p>}
      </div>
    </Card>
  );
}
