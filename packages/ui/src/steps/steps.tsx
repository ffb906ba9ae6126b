import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Card } from '../card/index.ts';
import { Heading, Text } from '../layout/index.ts';
import { listRole } from '../layout/layout.types.ts';
import * as styles from './steps.css.ts';

export interface Step {
  /** Heading of the step. Without it the step has its text only. */
  title?: string;
  text: string;
}

export interface StepsProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** In the order in which they happen. */
  items: readonly Step[];
  /** `cards`: a few steps with titles. `line`: many short ones, their numbers joined by a line. @default "cards" */
  variant?: 'cards' | 'line';
  /** Level of the titles in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  ref?: Ref<HTMLOListElement>;
}

/** What happens in which order, in numbered steps. */
export function Steps({
  items,
  variant = 'cards',
  headingLevel = 3,
  className,
  ...rest
}: StepsProps) {
  return (
    <ol role={listRole('ol')} {...rest} className={clsx(styles.root, className)} data-part="steps">
      {items.map(({ title, text }) => {
        const content = (
          <>
            <span className={styles.coin} aria-hidden="true" />
            <div className={styles.words}>
              {title && (
                <Heading level={headingLevel} size="h4">
                  {title}
                </Heading>
              )}
              <Text tone={title ? 'muted' : 'plain'}>{text}</Text>
            </div>
          </>
        );
        return variant === 'cards' ? (
          <Card as="li" key={text} className={styles.card}>
            {content}
          </Card>
        ) : (
          <li key={text} className={styles.onLine}>
            {content}
          </li>
        );
      })}
    </ol>
  );
}
