import { useId, type ReactNode, type Ref } from 'react';
import { Card, type CardProps } from '../card/index.ts';
import { Heading, Stack } from '../layout/index.ts';
import { BasedOn } from './based-on.tsx';
import * as styles from './reading-card.css.ts';

export interface ReadingCardProps extends Omit<CardProps, 'title' | 'padding'> {
  /** Title of the reading. */
  title: ReactNode;
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Content at the end of the title's line: a badge, the years of a period. */
  aside?: ReactNode;
  /** The facts of the chart that the reading is based on. */
  basedOn?: ReactNode;
  /** ReadingText, ReadingList, Keywords, Verse. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** A reading: its title, its text, and the facts that it is based on. */
export function ReadingCard({
  title,
  headingLevel = 3,
  aside,
  basedOn,
  as = 'article',
  children,
  ...rest
}: ReadingCardProps) {
  const id = useId();
  return (
    <Card {...rest} as={as} aria-labelledby={as === 'li' || as === 'div' ? undefined : id}>
      <Stack gap="x3">
        <div className={styles.head}>
          <Heading level={headingLevel} size="h4" id={id}>
            {title}
          </Heading>
          {aside}
        </div>
        {children}
        {basedOn && <BasedOn>{basedOn}</BasedOn>}
      </Stack>
    </Card>
  );
}
