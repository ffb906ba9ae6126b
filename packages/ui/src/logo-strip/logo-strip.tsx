import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Link } from '../link/index.ts';
import * as styles from './logo-strip.css.ts';

export interface LogoStripItem {
  name: string;
  /** Address of the logo; omitted or empty, the name is set in words. */
  src?: string;
  /** URL of an article or a site. Omitted: no link. */
  href?: string;
}

export interface LogoStripProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  items: readonly LogoStripItem[];
  /** Size of names without a logo. @default "regular" */
  size?: 'small' | 'regular';
  ref?: Ref<HTMLUListElement>;
}

/** Height of a logo, px. */
const HEIGHT = 32;

/** Logos or names of publications, partners or clients, side by side. */
export function LogoStrip({ items, size = 'regular', className, ...rest }: LogoStripProps) {
  return (
    <ul
      // Safari drops the role of a list without markers unless it is explicit.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      {...rest}
      className={clsx(styles.root({ size }), className)}
      data-part="logo-strip"
    >
      {items.map(({ name, src, href }) => {
        const mark = src ? (
          <img src={src} alt={name} height={HEIGHT} loading="lazy" className={styles.logo} />
        ) : (
          name
        );
        return (
          <li key={name} className={styles.item}>
            {href === undefined ? (
              mark
            ) : (
              <Link href={href} variant="standalone" className={styles.link}>
                {mark}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
