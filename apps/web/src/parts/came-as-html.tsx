import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import * as styles from './when-near.css.ts';

const never = () => () => undefined;

/** False on the server and while its HTML is taken over: what is drawn then must be the same. True from then on. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** React asks for the value of the server's HTML first where it takes such HTML over, and there alone. */
function rememberFirst() {
  let came: boolean | undefined;
  return { inBrowser: () => (came ??= false), asHtml: () => (came = true) };
}

/**
 * True in what takes over HTML from the server, and on the server; false in what is drawn by the browser alone. It stays what
 * it was at first, so that nothing is drawn a second time for it, which React would do in one go.
 */
export function useCameAsHtml(): boolean {
  const [first] = useState(rememberFirst);
  return useSyncExternalStore(never, first.inBrowser, first.asHtml);
}

/** Tells that what stands beside it has been drawn. */
export function Told({ onDrawn }: { onDrawn: () => void }): ReactNode {
  // Before what is drawn next, which would bring back the values that the server wrote.
  useLayoutEffect(onDrawn, [onDrawn]);
  return null;
}

interface SheetsBesideProps {
  /** Links to them, as HTML. */
  sheets: string;
}

/**
 * The style sheets that came with a part. They outlive it at the end of the document, where those that come later stand too:
 * what is drawn in its place may share them, and what brings code counts them as there.
 */
export function SheetsBeside({ sheets }: SheetsBesideProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const links = [...(place.current?.querySelectorAll('link') ?? [])];
    return () => document.body.append(...links.filter(isOfPart).map((link) => link.cloneNode()));
  }, []);
  return (
    <div ref={place} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sheets }} />
  );
}

/** Whether nothing but parts of the page links to it. */
const isOfPart = ({ href }: HTMLLinkElement) =>
  ![...document.querySelectorAll<HTMLLinkElement>('head link, body > link')].some(
    (link) => link.href === href,
  );

interface KeptProps {
  part: RefObject<HTMLElement | null>;
  /** How many elements before the HTML are none of it. @default 0 */
  after?: number;
  ref: Ref<HTMLDivElement>;
}

/** HTML as it stands: React would take it away where something changes above it before it can be taken over. */
export function Kept({ part, after = 0, ref }: KeptProps) {
  const [html] = useState(() =>
    [...(part.current?.children ?? [])]
      .slice(after)
      .map(({ outerHTML }) => outerHTML)
      .join(''),
  );
  return <div ref={ref} className={styles.part} dangerouslySetInnerHTML={{ __html: html }} />;
}
