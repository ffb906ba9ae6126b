import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import {
  ElementGlyph,
  elementNames,
  elementOf,
  RashiGlyph,
  rashiNames,
  type RashiNumber,
} from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Link } from '../link/index.ts';
import { aside } from '../shared/styles/naming.css.ts';
import * as styles from './sign-line.css.ts';

export interface SignLineProps extends Omit<HTMLAttributes<HTMLParagraphElement>, 'children'> {
  /** The sign, 1 (Mesha) to 12 (Meena). */
  sign: RashiNumber;
  /** The page of the sign. Omitted: its name is plain text. */
  href?: string;
  /** The days of the sign in words: "Jul 23 - Aug 22". */
  dates?: string;
  /** Note on the dates, in brackets after them. */
  note?: ReactNode;
  ref?: Ref<HTMLParagraphElement>;
}

/** A sign in one line: glyph, name, element and dates. */
export function SignLine({ sign, href, dates, note, className, ...rest }: SignLineProps) {
  const name = useStrings(rashiNames)[sign];
  const element = elementOf(sign);
  const elementName = useStrings(elementNames)[element];
  return (
    <p {...rest} className={clsx(styles.line, className)} data-part="sign-line">
      <RashiGlyph sign={sign} size={28} />
      {href === undefined ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <Link href={href}>{name}</Link>
      )}
      <span className={styles.element}>
        <ElementGlyph element={element} size={18} />
        {elementName}
      </span>
      {dates !== undefined && (
        <span>
          {dates} {note !== undefined && <span className={aside}>({note})</span>}
        </span>
      )}
    </p>
  );
}
