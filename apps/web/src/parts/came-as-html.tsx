import {
  useLayoutEffect,
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

/** True in what takes over HTML from the server, and on the server; false in what is drawn by the browser alone. */
export function useCameAsHtml(): boolean {
  const isTakenOver = useIsTakenOver();
  const [came] = useState(!isTakenOver);
  return came;
}

/** Tells that what stands beside it has been drawn. */
export function Told({ onDrawn }: { onDrawn: () => void }): ReactNode {
  // Before what is drawn next, which would bring back the values that the server wrote.
  useLayoutEffect(onDrawn, [onDrawn]);
  return null;
}

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
