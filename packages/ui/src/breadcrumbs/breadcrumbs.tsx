import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './breadcrumbs.css.ts';
import { breadcrumbsStrings } from '../messages.generated/en/components/Breadcrumbs.ts';

export interface Breadcrumb {
  /** Title of the page. */
  label: string;
  /** Its address. */
  href: string;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The pages above this one, from the top down. */
  items: readonly Breadcrumb[];
  /** This page. It is not a link. */
  current: string;
  /** Accessible name of the list. @default "You are here" in the current language */
  label?: string;
  ref?: Ref<HTMLElement>;
}

/** Breadcrumbs: the ancestors of this page as links. */
export function Breadcrumbs({ items, current, label, className, ...rest }: BreadcrumbsProps) {
  const strings = useStrings(breadcrumbsStrings);
  return (
    <nav
      {...rest}
      aria-label={label ?? strings.label}
      className={clsx(className)}
      data-part="breadcrumbs"
    >
      <ol className={styles.list}>
        {items.map((step) => (
          <li key={step.href} className={styles.item}>
            <Link href={step.href}>{step.label}</Link>
            <span className={styles.tick} aria-hidden="true" />
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
