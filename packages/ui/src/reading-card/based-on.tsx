import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import * as styles from './reading-card.css.ts';
import { readingCardStrings } from '../messages.generated/en/components/ReadingCard.ts';

export interface BasedOnProps extends HTMLAttributes<HTMLParagraphElement> {
  /** The facts of the chart: "Mars in Gemini, the sixth house". */
  children: ReactNode;
  ref?: Ref<HTMLParagraphElement>;
}

/** The facts that a reading is based on, as a note below it. */
export function BasedOn({ className, children, ...rest }: BasedOnProps) {
  const { basedOn } = useStrings(readingCardStrings);
  return (
    <p {...rest} className={clsx(styles.basedOn, className)} data-part="based-on">
      <span className={styles.basedOnLabel}>{basedOn}:</span> {children}
    </p>
  );
}
