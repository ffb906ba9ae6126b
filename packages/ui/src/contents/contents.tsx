import { clsx } from 'clsx';
import { type HTMLAttributes, type Ref, useEffect, useState } from 'react';
import { useStrings } from '../i18n/index.ts';
import { listRole } from '../layout/layout.types.ts';
import { Anchor } from '../link/index.ts';
import * as styles from './contents.css.ts';
import { contentsStrings } from '../messages.generated/en/components/Contents.ts';

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

/** Space below the header that a section has to leave free before it counts as read, px. */
const MARGIN = 24;

/** Height of the sticky header, which is a token: 60 or 72 px. */
const headerHeight = () =>
  Number.parseFloat(
    getComputedStyle(document.documentElement).getPropertyValue('--jyoti-size-header'),
  ) || 72;

/**
 * The id of the section that is being read: the first one that reaches into the upper two fifths of the window. Keeps the
 * last one while none does; `undefined` on the server.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');

  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return;
    const inView = new Set<string>();
    const order = joined.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = order.find((id) => inView.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: `-${headerHeight() + MARGIN}px 0px -60% 0px` },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);

  return current;
}
