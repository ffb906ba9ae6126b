import { clsx } from 'clsx';
import { createContext, use, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Anchor, type AnchorProps } from '../../link/index.ts';
import { splitRootProps } from '../../shared/react/split-root-props.ts';
import { warnWithoutName } from '../../shared/react/warn-without-name.ts';
import * as styles from '../tabs.css.ts';
import { useTabStrip } from '../tab-list/use-tab-strip.ts';

const VariantContext = createContext<'line' | 'chips'>('line');

export interface TabNavProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name, what its pages have in common: "Parts of the report". */
  label: string;
  /** @default "line" */
  variant?: 'line' | 'chips';
  /**
   * What happens to links that do not fit: they scroll, the last one visibly cut, or wrap to the next line. @default
   * "scroll"
   */
  overflow?: 'scroll' | 'wrap';
  /** TabNavLinks. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * A row of links styled as tabs, for parts that are separate pages: each has an address, can be opened in a new tab,
 * and works with the browser's Back button.
 */
export function TabNav({
  label,
  variant = 'line',
  overflow = 'scroll',
  children,
  ref,
  ...rest
}: TabNavProps) {
  warnWithoutName('TabNav', 'label', label);
  const [strip, cut] = useTabStrip<HTMLUListElement>();

  return (
    <VariantContext value={variant}>
      <nav {...rest} ref={ref} aria-label={label} data-part="tab-nav">
        <ul
          ref={strip}
          className={clsx(styles.navList, styles.list({ variant, overflow }))}
          data-part="tab-nav-list"
          data-cut-start={cut.start || undefined}
          data-cut-end={cut.end || undefined}
        >
          {children}
        </ul>
      </nav>
    </VariantContext>
  );
}

export interface TabNavLinkProps extends AnchorProps {
  /** Target address. Internal addresses are rendered by the LinkProvider's component. */
  href: string;
  /** Whether its page is the one shown. @default false */
  current?: boolean;
  /** The words of the link. */
  children: ReactNode;
}

/** One link of a TabNav. */
export function TabNavLink({ current = false, ...props }: TabNavLinkProps) {
  const variant = use(VariantContext);
  const [root, link] = splitRootProps(props);
  return (
    <li {...root} className={clsx(styles.navItem, root.className)}>
      <Anchor
        {...link}
        aria-current={current ? 'page' : undefined}
        className={clsx(styles.tab({ variant }), styles.navLink)}
        data-part="tab-nav-link"
        data-state={current ? 'active' : 'inactive'}
      />
    </li>
  );
}
