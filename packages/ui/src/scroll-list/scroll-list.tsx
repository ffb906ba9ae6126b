import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { Heading, Stack, type StackProps } from '../layout/index.ts';
import * as styles from './scroll-list.css.ts';

export interface ScrollListProps extends Omit<StackProps, 'title' | 'as'> {
  /** Heading and accessible name. */
  title: ReactNode;
  /** Level of the title in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** A long table or list. The element with `aria-current="true"` is initially scrolled to the middle. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * A long list under its heading, in its own scrolling box that starts at the current row. The keyboard can scroll it,
 * and it is printed in full.
 */
export function ScrollList({ title, headingLevel = 3, children, ...rest }: ScrollListProps) {
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
    <Stack gap="x3" {...rest}>
      <Heading level={headingLevel} size="h4" id={id}>
        {title}
      </Heading>
      <div
        ref={box}
        role="region"
        aria-labelledby={id}
        // Without a pointer, a box scrolls only if it has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.box}
        data-part="scroll-list"
      >
        {children}
      </div>
    </Stack>
  );
}
