import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { rashiNumbers, type RashiNumber } from '../glyphs/index.ts';
import { Anchor } from '../link/anchor.tsx';
import { ZodiacArch } from './zodiac-arch.tsx';
import * as styles from './zodiac-grid.css.ts';

export interface ZodiacGridProps extends HTMLAttributes<HTMLElement> {
  /** Label of the group of links: "Zodiac signs". */
  label: string;
  /** URL of each arch: `(rashi) => '/zodiac/aries'`. */
  hrefOf: (rashi: RashiNumber) => string;
  /** The rashi the Moon is in now: its arch is highlighted and marked. */
  moonSign?: RashiNumber;
  /**
   * Whether the arches fill the width and height of their container, without a maximum width.
   * @default false
   */
  stretch?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Twelve arches in two rows of six, each a link to a rashi. */
export function ZodiacGrid({
  label,
  hrefOf,
  moonSign,
  stretch = false,
  className,
  ...rest
}: ZodiacGridProps) {
  return (
    <nav
      {...rest}
      aria-label={label}
      className={clsx(styles.root, stretch && styles.stretchedRoot, className)}
      data-part="zodiac-grid"
    >
      <ul className={clsx(styles.list, stretch && styles.stretchedList)}>
        {rashiNumbers.map((rashi) => (
          <li key={rashi} className={styles.item}>
            <Anchor
              href={hrefOf(rashi)}
              className={clsx(styles.cell, rashi === moonSign && styles.litCell)}
              data-part="zodiac-arch"
              data-state={rashi === moonSign ? 'current' : undefined}
            >
              <ZodiacArch rashi={rashi} hasMoon={rashi === moonSign} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
