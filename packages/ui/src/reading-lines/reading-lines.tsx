import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Disclosure } from '../disclosure/index.ts';
import { GrahaGlyph, type GrahaId } from '../glyphs/index.ts';
import * as styles from './reading-lines.css.ts';

export interface ReadingLine {
  /** Unique in the list. */
  id: string;
  /** The line: a sentence or two. */
  text: ReactNode;
  /** What the line is based on: a few words for the button, and the sentences that it shows. */
  reason?: {
    label: string;
    text: ReactNode;
    /** The graha that it is about: its glyph is before the label. */
    graha?: GrahaId;
  };
}

export interface ReadingLinesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  items: readonly ReadingLine[];
  /** Whether the first line is larger, in the heading font. @default false */
  lead?: boolean;
  /** `2` sets the lines in two columns where the container is wide enough. @default 1 */
  columns?: 1 | 2;
  ref?: Ref<HTMLDivElement>;
}

/** A reading line by line, each with a button that shows what it is based on. */
export function ReadingLines({
  items,
  lead = false,
  columns = 1,
  className,
  ...rest
}: ReadingLinesProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)} data-part="reading-lines">
      {/* Safari drops the role of a list without markers unless it is explicit. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={clsx(styles.list, columns === 2 && styles.inColumns)}>
        {items.map(({ id, text, reason }, index) => {
          const isLead = lead && index === 0;
          return (
            <li key={id} className={clsx(styles.line, isLead && styles.leadLine)}>
              <p className={isLead ? styles.leadText : styles.text}>{text}</p>
              {reason && (
                <Disclosure
                  variant="quiet"
                  label={
                    <span className={styles.reason}>
                      {reason.graha && <GrahaGlyph graha={reason.graha} size={18} />}
                      {reason.label}
                    </span>
                  }
                >
                  <p className={styles.reasonText}>{reason.text}</p>
                </Disclosure>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
