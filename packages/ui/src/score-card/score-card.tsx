import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../card/index.ts';
import { Heading } from '../layout/index.ts';
import { Meter, type MeterBand } from '../meter/index.ts';
import * as styles from './score-card.css.ts';

export interface Score {
  /** Label: "Love". Unique in the card. */
  label: string;
  /** 0 to `max`. */
  value: number;
}

export interface ScoreCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The area of life: "Career and money". Names the card. */
  title: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** One or more scores, each shown as a Meter. */
  scores: readonly Score[];
  /** The end of their scale. @default 100 */
  max?: number;
  /** Bands of the scale, with a word each. */
  bands?: readonly MeterBand[];
  /** What the scores are based on: ReadingLines. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** How an area of life is scored, with the lines behind it. */
export function ScoreCard({
  title,
  headingLevel = 2,
  scores,
  max = 100,
  bands,
  children,
  ...rest
}: ScoreCardProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} {...rest}>
      <div className={styles.content} data-part="score-card">
        <Heading level={headingLevel} size="h3" id={heading}>
          {title}
        </Heading>
        <div className={styles.scores}>
          {scores.map(({ label, value }) => (
            <Meter
              key={label}
              size="small"
              label={label}
              value={value}
              max={max}
              {...(bands && { bands })}
            />
          ))}
        </div>
        {children}
      </div>
    </Card>
  );
}
