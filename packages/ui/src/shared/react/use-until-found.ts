import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a hidden part findable: the browser's "find in page" looks into it and opens it. React knows `hidden` only as
 * on or off, so the element takes `hidden={hidden}` from React, which also is in a server's HTML, and this makes
 * it `until-found` in browsers that know the word.
 *
 * @param hidden whether the part is hidden now
 * @param onFound called when the browser found something in it and is about to show it
 * @see https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function useUntilFound(
  hidden: boolean,
  onFound: () => void,
): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);

  useLayoutEffect(() => {
    found.current = onFound;
    if (hidden) part.current?.setAttribute('hidden', 'until-found');
  });

  useEffect(() => {
    const node = part.current;
    const open = () => found.current();
    node?.addEventListener('beforematch', open);
    return () => node?.removeEventListener('beforematch', open);
  }, []);

  return part;
}
