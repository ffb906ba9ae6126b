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

/** True in what takes over HTML from the server, and on the server; false in what is drawn by the browser alone. */
export function useCameAsHtml(): boolean {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [came] = useState(hydrates);
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
