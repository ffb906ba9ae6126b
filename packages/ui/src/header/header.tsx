import { clsx } from 'clsx';
import { useMemo, type HTMLAttributes, type Ref } from 'react';
import { Container } from '../layout/index.ts';
import { HeaderContext } from './header-context.ts';
import { HeaderSkeleton } from './header-skeleton.tsx';
import * as styles from './header.css.ts';

export interface HeaderProps extends HTMLAttributes<HTMLElement> {
  /** Path of the current page: its link is marked, and the menu closes when it changes. */
  currentHref?: string;
  /** Whether its content is loading: a skeleton of the same height is shown. @default false */
  loading?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * The page header: HeaderLogo, HeaderNav, HeaderActions and, for narrow pages, HeaderMenu, in this order, with any
 * other content of the product between them. Sticky at the top of the viewport; 60 px tall, 72 px from 1024 px on.
 */
export function Header({
  currentHref,
  loading = false,
  className,
  children,
  ...rest
}: HeaderProps) {
  const state = useMemo(() => ({ currentHref }), [currentHref]);
  return (
    <header
      {...rest}
      className={clsx(styles.root, className)}
      aria-busy={loading || undefined}
      data-part="header"
      data-state={loading ? 'loading' : 'idle'}
    >
      {loading ? (
        <HeaderSkeleton />
      ) : (
        <HeaderContext value={state}>
          <Container className={styles.row}>{children}</Container>
        </HeaderContext>
      )}
    </header>
  );
}
