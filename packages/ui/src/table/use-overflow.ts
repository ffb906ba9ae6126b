import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element's content is wider than the element, and whether some of it is hidden past its end, kept up to date as
 * either changes size and as it is scrolled. A region that can be scrolled needs a tab stop; one that cannot scroll should have
 * none.
 */
export function useOverflow<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);
  const [isCut, setIsCut] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const { scrollWidth, clientWidth, scrollLeft } = element;
      setOverflows(scrollWidth > clientWidth);
      // From right to left it is negative. Browsers round the widths, so a pixel may be left.
      setIsCut(scrollWidth - clientWidth - Math.abs(scrollLeft) > 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  return { ref, overflows, isCut };
}
