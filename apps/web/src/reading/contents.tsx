import { Anchor } from '@jyoti/ui/link';
import { useEffect, useState } from 'react';
import * as styles from './reading.css.ts';
import { useReadingWords } from './words.ts';

export interface ContentsEntry {
  id: string;
  heading: string;
}

/** The id of the section that is being read: the last one whose start has passed the upper third of the window. */
function useCurrentSection(ids: readonly string[]): string | undefined {
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
      { rootMargin: '-96px 0px -60% 0px' },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);

  return current;
}

/** Links to the sections of this page, which stay in view: beside the text, or on a narrow page in a strip above it. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const words = useReadingWords();
  const current = useCurrentSection(entries.map(({ id }) => id));
  return (
    <nav aria-label={words.contents} className={styles.contents} data-part="contents">
      <p className={styles.contentsTitle} aria-hidden="true">
        {words.contents}
      </p>
      <ul className={styles.contentsList}>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <Anchor
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={styles.contentsLink}
            >
              {heading}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
