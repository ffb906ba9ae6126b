import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './action-bar.css.ts';

export interface ActionBarProps extends HTMLAttributes<HTMLDivElement> {
  /** What the action is about: a package and its Price. On a phone its parts share one line. */
  children: ReactNode;
  /** The action: a primary Button. */
  action: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Custom property that fixed elements at the bottom of the screen read: the theme picker, toasts. */
const lift = '--jyoti-picker-lift';

/** Publishes the height that the bar covers at the bottom of the screen, as long as it is sticky. */
function useLift() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar || typeof ResizeObserver === 'undefined') return undefined;
    const page = bar.ownerDocument.documentElement;
    const measure = () => {
      const isSticky = getComputedStyle(bar).position === 'sticky';
      page.style.setProperty(lift, isSticky ? `${bar.offsetHeight}px` : '0px');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    // Whether it is sticky depends on the height of the screen too, which changes nothing in the bar's own size.
    globalThis.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      globalThis.removeEventListener('resize', measure);
      page.style.removeProperty(lift);
    };
  }, []);
  return ref;
}

/**
 * The one action of a page with what it costs: on narrow screens it sticks to the bottom of the screen until its place
 * is scrolled into view.
 */
export function ActionBar({ action, className, children, ref, ...rest }: ActionBarProps) {
  const lifting = useLift();
  const root = useComposedRefs(ref, lifting);
  return (
    <div {...rest} ref={root} className={clsx(styles.bar, className)} data-part="action-bar">
      <div className={styles.summary}>{children}</div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
