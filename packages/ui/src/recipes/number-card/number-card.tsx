import type { ReactNode } from 'react';
import { Badge } from '../../badge/index.ts';
import type { CardRecipeProps } from '../../card/card-recipe.ts';
import { Card } from '../../card/index.ts';
import { Coin } from '../../coin/index.ts';
import { Disclosure } from '../../disclosure/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { Cluster, Text } from '../../layout/index.ts';
import { visuallyHidden } from '../../visually-hidden/index.ts';
import * as styles from './number-card.css.ts';
import { numberCardStrings } from '../../messages.generated/en/components/NumberCard.ts';

export interface CountedLetter {
  /** The letter as it is written. */
  letter: string;
  /** Its number, 1 to 9. */
  value: number;
}

/** One addition of the working. */
export interface NumberSum {
  /** The numbers that are added. */
  terms: readonly number[];
  /** Their total. */
  sum: number;
}

export interface NumberCardProps extends CardRecipeProps {
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
  /** Additional content below the meaning. */
  children?: ReactNode;
}

/** A number of numerology in a coin, with its meaning and its calculation. */
export function NumberCard({
  title,
  number,
  reduced,
  meaning,
  letters = [],
  sums = [],
  as = 'article',
  children,
  ...rest
}: NumberCardProps) {
  const strings = useStrings(numberCardStrings);
  const isMaster = reduced !== undefined && reduced !== null;
  return (
    <Card
      data-part="number-card"
      {...rest}
      as={as}
      media={
        <Coin size={88} variant={isMaster ? 'double' : 'plain'}>
          {number ?? '–'}
        </Coin>
      }
      title={
        <>
          {title}
          <span className={visuallyHidden}>: {number ?? strings.none}</span>
        </>
      }
      meta={
        isMaster && (
          <>
            <Badge tone="brass">{strings.master}</Badge> {strings.reduced({ number: reduced })}
          </>
        )
      }
      footer={
        (letters.length > 0 || sums.length > 0) && (
          <Disclosure label={strings.working}>
            {letters.length > 0 && (
              <Cluster as="ul" gap="x1" aria-label={strings.letters}>
                {letters.map(({ letter, value }, index) => (
                  <li key={index} className={styles.letter}>
                    <span className={visuallyHidden}>{strings.is({ letter, value })}</span>
                    <strong aria-hidden="true">{letter}</strong>
                    <span aria-hidden="true">{value}</span>
                  </li>
                ))}
              </Cluster>
            )}
            {sums.map(({ terms, sum }, index) => (
              <p key={index} className={styles.sum}>
                {terms.join(' + ')} = <strong>{sum}</strong>
              </p>
            ))}
          </Disclosure>
        )
      }
    >
      <Text>{meaning}</Text>
      {children}
    </Card>
  );
}
