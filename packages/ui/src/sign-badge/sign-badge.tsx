import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import {
  ElementGlyph,
  elementNames,
  elementOf,
  RashiGlyph,
  rashiNames,
  sanskritSignNames,
  type RashiNumber,
} from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import * as styles from '../shared/styles/naming.css.ts';

export interface SignBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The sign, 1 (Aries) to 12 (Pisces). */
  sign: RashiNumber;
  /** Adds the Sanskrit name in English: "Simha" after "Leo". Hindi has no other name. @default true */
  sanskrit?: boolean;
  /** Adds the sign's element by mark and name. @default false */
  element?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** A rashi as glyph and name. */
export function SignBadge({
  sign,
  sanskrit = true,
  element = false,
  className,
  ...rest
}: SignBadgeProps) {
  const name = useStrings(rashiNames)[sign];
  const otherName = useStrings(sanskritSignNames)[sign];
  const elements = useStrings(elementNames);
  return (
    <span {...rest} className={clsx(styles.row, className)} data-part="sign-badge">
      <span className={styles.naming}>
        <RashiGlyph sign={sign} size={22} />
        <span className={styles.name}>{name}</span>
      </span>
      {sanskrit && otherName !== name && <span className={styles.aside}>{otherName}</span>}
      {element && (
        <span className={styles.aside}>
          <ElementGlyph element={elementOf(sign)} size={16} />
          {elements[elementOf(sign)]}
        </span>
      )}
    </span>
  );
}
