import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Badge } from '../badge/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Heading } from '../layout/index.ts';
import { longCoinTicks, shortCoinTicks } from '../shared/drawing/coin-ticks.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './number-card.css.ts';
import { numberCardStrings } from '../messages.generated/en/components/NumberCard.ts';

export interface CountedLetter {
  letter: string;
  value: number;
}

/** One addition of the working. */
export interface NumberSum {
  terms: readonly number[];
  sum: number;
}

export interface NumberCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Title: "Soul Urge". */
  title: string;
  /** `null` if the name has no number; `meaning` then explains why. */
  number: number | null;
  /** Of a master number (11, 22, 33): the reading with one digit. If set, the card is labelled as a master number. */
  reduced?: number | null;
  /** What it means, in a sentence. */
  meaning: string;
  /** The letters that were counted, in the order of the name. */
  letters?: readonly CountedLetter[];
  /** Each addition, first to last. */
  sums?: readonly NumberSum[];
  /** The element it is. @default "article" */
  as?: 'article' | 'li' | 'div';
  /** Of its title, in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Additional content below the meaning. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A number of numerology in a coin, with its meaning and its calculation. */
export function NumberCard({
  title,
  number,
  reduced,
  meaning,
  letters = [],
  sums = [],
  as: Element = 'article',
  headingLevel = 3,
  className,
  children,
  ref,
  ...rest
}: NumberCardProps) {
  const strings = useStrings(numberCardStrings);
  const isMaster = reduced !== undefined && reduced !== null;
  return (
    <Element
      {...rest}
      // The three elements have the same handlers and attributes.
      ref={ref as Ref<never>}
      className={clsx(styles.root, className)}
      data-part="number-card"
      data-state={isMaster ? 'master' : number === null ? 'none' : 'plain'}
    >
      <div className={styles.head}>
        <svg viewBox="0 0 96 96" className={styles.coin} aria-hidden="true" focusable="false">
          <circle cx="48" cy="48" r="46.500" className={styles.rim} />
          <path d={shortCoinTicks} className={styles.tick} />
          <path d={longCoinTicks} className={styles.longTick} />
          <circle cx="48" cy="48" r="35" className={styles.face} />
          {isMaster && <circle cx="48" cy="48" r="31.500" className={styles.secondRim} />}
          <text x="48" y="49" className={styles.figure}>
            {number ?? '–'}
          </text>
        </svg>
        <div className={styles.words}>
          <Heading level={headingLevel} size="h4">
            {title}
            <span className={visuallyHidden}>: {number ?? strings.none}</span>
          </Heading>
          {isMaster && (
            <p className={styles.master}>
              <Badge tone="brass">{strings.master}</Badge>{' '}
              <span className={styles.reduced}>{strings.reduced({ number: reduced })}</span>
            </p>
          )}
        </div>
      </div>
      <p>{meaning}</p>
      {children}
      {(letters.length > 0 || sums.length > 0) && (
        <Disclosure label={strings.working} className={styles.working}>
          {letters.length > 0 && (
            <ul className={styles.letters} aria-label={strings.letters}>
              {letters.map(({ letter, value }, index) => (
                <li key={index} className={styles.letter}>
                  <span className={visuallyHidden}>{strings.is({ letter, value })}</span>
                  <span aria-hidden="true" className={styles.sign}>
                    {letter}
                  </span>
                  <span aria-hidden="true">{value}</span>
                </li>
              ))}
            </ul>
          )}
          {sums.map(({ terms, sum }, index) => (
            <p key={index} className={styles.sum}>
              {terms.join(' + ')} = <strong>{sum}</strong>
            </p>
          ))}
        </Disclosure>
      )}
    </Element>
  );
}
