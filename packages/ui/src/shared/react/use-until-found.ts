import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Makes a hidden part searchable: the browser's "find in page" searches and opens it. React supports `hidden` only as a
 * boolean, so the element takes `hidden={hidden}` from React (and server HTML), and this hook sets `until-found` in
 * browsers that support it.
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
  const callback = useRef(onFound);

  useLayoutEffect(() => {
    callback.current = onFound;
    if (hidden) part.current?.setAttribute('hidden', 'until-found');
  });

  useEffect(() => {
    const node = part.current;
    const open = () => callback.current();
    node?.addEventListener('beforematch', open);
    return () => node?.removeEventListener('beforematch', open);
  }, []);

  return part;
}
