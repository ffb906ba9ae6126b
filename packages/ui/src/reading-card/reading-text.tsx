import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Heading, Stack, Text, type StackProps } from '../layout/index.ts';
import * as styles from './reading-card.css.ts';

export interface ReadingTextProps extends Omit<StackProps, 'title' | 'as'> {
  /** Title of the paragraph. */
  title?: ReactNode;
  /** Level of the title in the outline of the page. @default 4 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** The paragraph. Without one it renders nothing, so that a missing text leaves no empty heading. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** One paragraph of a reading, with or without a heading. */
export function ReadingText({ title, headingLevel = 4, children, ...rest }: ReadingTextProps) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <Stack gap="x1" {...rest}>
      {title !== undefined && (
        <Heading level={headingLevel} className={styles.partTitle}>
          {title}
        </Heading>
      )}
      <Text>{children}</Text>
    </Stack>
  );
}

export interface VerseProps extends HTMLAttributes<HTMLParagraphElement> {
  ref?: Ref<HTMLParagraphElement>;
}

/** A mantra or verse, styled apart from the text about it. */
export function Verse({ className, ...rest }: VerseProps) {
  return <p {...rest} className={clsx(styles.verse, className)} data-part="verse" />;
}
