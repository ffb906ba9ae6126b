import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element's content is wider than the element, kept up to date as either changes size. A region that can be
 * scrolled needs a tab stop; one that cannot scroll should have none.
 */
export function useOverflow<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { ref, overflows };
}
