import { Heading, Stack } from '@jyoti/ui/layout';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as styles from './parts.css.ts';

/** A long list under its heading in a box of its own, which opens where the marked row is. It scrolls by the keyboard too. */
export function ScrollList({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = box.current;
    const current = frame?.querySelector('[aria-current="true"]');
    if (!frame || !current) return;
    const above = current.getBoundingClientRect().top - frame.getBoundingClientRect().top;
    frame.scrollTop += above - frame.clientHeight / 2;
  }, []);
  return (
    <Stack gap="x3">
      <Heading level={3} size="h4" id={id}>
        {label}
      </Heading>
      {/* A box that scrolls must be reachable without a pointer. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={box} role="region" aria-labelledby={id} tabIndex={0} className={styles.scrollList}>
        {children}
      </div>
    </Stack>
  );
}
