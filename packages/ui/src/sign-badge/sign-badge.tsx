import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import {
  ElementGlyph,
  elementNames,
  elementOf,
  RashiGlyph,
  rashiNames,
  sanskritLang,
  sanskritSignNames,
  type RashiNumber,
} from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Link } from '../link/index.ts';
import { cuspedArch } from '../shared/drawing/cusped-arch.ts';
import * as naming from '../shared/styles/naming.css.ts';
import * as styles from './sign-badge.css.ts';

export interface SignBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The sign, 1 (Aries) to 12 (Pisces). */
  sign: RashiNumber;
  /**
   * `badge`: glyph and name. `line`: with its element and days, under the heading of a page about the sign. `arch`: a
   * drawing as wide as its container, without words: put the name next to it. @default "badge"
   */
  variant?: 'badge' | 'line' | 'arch';
  /** Adds the Sanskrit name in English: "Simha" after "Leo". Hindi has no other name. @default true in a badge */
  sanskrit?: boolean;
  /** Adds the sign's element by mark and name. @default true in a line */
  element?: boolean;
  /** The page of the sign. Omitted: its name is plain text. */
  href?: string;
  /** The days of the sign in words: "Jul 23 - Aug 22". */
  dates?: string;
  /** Note on the dates, in brackets after them. */
  note?: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** In a box of 108 by 140. */
const ARCH = cuspedArch(54, 138, 90, 134);
/** The same arch, smaller, inside it. */
const inside = { transform: 'translate(5.4 9.4) scale(.9)' };

/** The thirty degrees of a sign: a tick each, longer at every fifth, longest at every tenth. */
const ticks = Array.from({ length: 31 }, (_, degree) => {
  const x = 16 + (degree * 76) / 30;
  return `M${x.toFixed(2)} 132v-${degree % 10 === 0 ? 8 : degree % 5 === 0 ? 6 : 4}`;
}).join('');

/** A rashi as glyph and name, in a line with its facts, or in its cusped arch. */
export function SignBadge({
  sign,
  variant = 'badge',
  sanskrit = variant === 'badge',
  element = variant === 'line',
  href,
  dates,
  note,
  className,
  ...rest
}: SignBadgeProps) {
  const name = useStrings(rashiNames)[sign];
  const otherName = useStrings(sanskritSignNames)[sign];
  const elementName = useStrings(elementNames)[elementOf(sign)];
  const isLine = variant === 'line';
  if (variant === 'arch')
    return (
      <span
        {...rest}
        className={clsx(styles.arch, className)}
        aria-hidden="true"
        data-part="sign-badge"
      >
        <svg viewBox="0 0 108 140" className={styles.drawing} focusable="false">
          <path d={ARCH} className={styles.outer} />
          <path d={ARCH} {...inside} className={styles.inner} />
          <RashiGlyph sign={sign} x={30} y={52} size={48} />
          <ElementGlyph element={elementOf(sign)} x={46} y={106} size={16} />
          <path d={ticks} className={styles.ticks} />
        </svg>
      </span>
    );
  return (
    <span
      {...rest}
      className={clsx(naming.row, isLine && styles.line, className)}
      data-part="sign-badge"
    >
      <span className={naming.naming}>
        <RashiGlyph sign={sign} size={isLine ? 28 : 22} />
        {href === undefined ? (
          <span className={clsx(naming.name, styles.name)}>{name}</span>
        ) : (
          <Link href={href}>{name}</Link>
        )}
      </span>
      {sanskrit && otherName !== name && (
        <span className={naming.aside} lang={sanskritLang(otherName)}>
          {otherName}
        </span>
      )}
      {element && (
        <span className={isLine ? styles.lineAside : naming.aside}>
          <ElementGlyph element={elementOf(sign)} size={isLine ? 18 : 16} />
          {elementName}
        </span>
      )}
      {dates !== undefined && (
        <span className={styles.days}>
          {dates} {note !== undefined && <span className={naming.aside}>({note})</span>}
        </span>
      )}
    </span>
  );
}

// Names of before 0.2, for one release.

/** @deprecated Use SignBadge with `variant="arch"`. */
export const SignArch = (props: Omit<SignBadgeProps, 'variant'>) => (
  <SignBadge variant="arch" {...props} />
);

/** @deprecated Use SignBadge with `variant="line"`. */
export const SignLine = (props: Omit<SignBadgeProps, 'variant'>) => (
  <SignBadge variant="line" {...props} />
);
