import { useEffect, useState } from 'react';

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
