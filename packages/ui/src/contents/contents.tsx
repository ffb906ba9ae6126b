import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { listRole } from '../layout/layout.types.ts';
import { Anchor } from '../link/index.ts';
import * as styles from './contents.css.ts';
import { contentsStrings } from '../messages.generated/en/components/Contents.ts';
import { useCurrentSection } from './use-current-section.ts';

export interface ContentsEntry {
  /** Id of the section on this page. */
  id: string;
  /** Its heading. */
  label: string;
}

export interface ContentsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The sections, in the order of the page. */
  items: readonly ContentsEntry[];
  /** Heading above the links and accessible name. @default "On this page" */
  label?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * Links to the sections of this page, with the one being read marked. Stays in view: from 1024 px up next to the text,
 * so put it into the `aside` of a `Sidebar`; narrower it is a strip below the header, from edge to edge of a
 * `Container`.
 */
export function Contents({ items, label, className, ...rest }: ContentsProps) {
  const strings = useStrings(contentsStrings);
  const name = label ?? strings.label;
  const current = useCurrentSection(items.map(({ id }) => id));
  return (
    <nav
      aria-label={name}
      {...rest}
      className={clsx(styles.root, className)}
      data-part="contents"
      data-print="hide"
    >
      <p className={styles.title} aria-hidden="true">
        {name}
      </p>
      <ul role={listRole('ul')} className={styles.list}>
        {items.map(({ id, label: heading }) => (
          <li key={id}>
            <Anchor
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={styles.link}
            >
              {heading}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
