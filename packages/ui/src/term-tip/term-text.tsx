import { clsx } from 'clsx';
import { Fragment, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './term-tip.css.ts';
import { TermTip } from './term-tip.tsx';

/** `[lagna]` or `[lagna|the ascendant]`. */
const TERM = /\[([^\]|]+)(?:\|([^\]]+))?\]/;

/** Punctuation that closes a word: it must not begin the next line. */
const PUNCTUATION = /^[,.;:!?)]/;

export interface TermTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A sentence in which `[id]` or `[id|words]` is a term of the glossary. */
  children: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A sentence whose marked terms become TermTips. Use it for texts that come from a catalogue. */
export function TermText({ children: sentence, className, ...rest }: TermTextProps) {
  // Splitting by an expression with two groups gives text, id, words, text, id, words, …, text.
  const parts = sentence.split(TERM);
  const pieces: ReactNode[] = [parts[0]];
  for (let index = 1; index < parts.length; index += 3) {
    const [id = '', words, text = ''] = parts.slice(index, index + 3);
    const mark = PUNCTUATION.exec(text)?.[0] ?? '';
    pieces.push(
      <Fragment key={index}>
        <span className={styles.termAndMark}>
          <span className={styles.termInText}>
            <TermTip term={id}>{words ?? id}</TermTip>
          </span>
          {mark}
        </span>
        {text.slice(mark.length)}
      </Fragment>,
    );
  }
  return (
    <span {...rest} className={clsx(className)} data-part="term-text">
      {pieces}
    </span>
  );
}
