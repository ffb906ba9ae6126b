import { clsx } from 'clsx';
import { Fragment, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './term-tip.css.ts';
import { TermTip } from './term-tip.tsx';

/** `[lagna]` or `[lagna|the ascendant]`. */
const TERM = /\[([^\]|]+)(?:\|([^\]]+))?\]/;

/** Punctuation that must stay on the line of the term before or after it. */
const CLOSING = /^[,.;:!?)]+/;
const OPENING = /[(‘“]+$/;

/**
 * Maximum length of a term, in characters, that fits on one line of a narrow page with large
 * letters.
 */
const SHORT = 20;

export interface TermTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A sentence in which `[id]` or `[id|words]` is a term of the glossary. */
  children: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A sentence whose marked terms become TermTips. Use it for texts that come from a catalogue. */
export function TermText({ children: sentence, className, ...rest }: TermTextProps) {
  // Splitting by an expression with two groups gives text, id, words, text, id, words, …, text.
  const parts = sentence.split(TERM);
  const pieces: ReactNode[] = [];
  let before = parts[0] ?? '';
  for (let index = 1; index < parts.length; index += 3) {
    const [id = '', words = id, after = ''] = parts.slice(index, index + 3);
    const opening = OPENING.exec(before)?.[0] ?? '';
    const closing = CLOSING.exec(after)?.[0] ?? '';
    const tip = <TermTip term={id}>{words}</TermTip>;
    pieces.push(
      <Fragment key={index}>
        {before.slice(0, before.length - opening.length)}
        <span className={styles.termAndMark}>
          {opening}
          {words.length > SHORT ? <span className={styles.longTerm}>{tip}</span> : tip}
          {closing}
        </span>
      </Fragment>,
    );
    before = after.slice(closing.length);
  }
  pieces.push(before);
  return (
    <span {...rest} className={clsx(className)} data-part="term-text">
      {pieces}
    </span>
  );
}
