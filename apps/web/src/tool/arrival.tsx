import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './tool.css.ts';

interface ArrivalProps {
  /** `false`: the page has only just opened, and the focus is the visitor's. @default true */
  focus?: boolean;
  children: ReactNode;
}

/** The head of what takes the place of something else on a page: whoever reads by ear or key is brought to it. */
export function Arrival({ focus = true, children }: ArrivalProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) place.current?.focus();
  }, [focus]);
  return (
    <div ref={place} tabIndex={-1} className={styles.arrival}>
      {children}
    </div>
  );
}
