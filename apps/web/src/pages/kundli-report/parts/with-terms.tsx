import { TermTip } from '@jyoti/ui/term-tip';
import { Fragment, type ReactNode } from 'react';
import * as styles from './with-terms.css.ts';

/** A sentence of a catalogue, in which `[lagna]` or `[lagna|the ascendant]` is a term that a press explains. */
const TERM = /\[([^\]|]+)(?:\|([^\]]+))?\]/;

/** What closes a word: it must not begin the next line. */
const SIGN = /^[,.;:!?)]/;

/** A sentence with its terms explained. */
export function WithTerms({ children: sentence }: { children: string }) {
  // Splitting by an expression with two groups gives text, id, words, text, id, words, …, text.
  const parts = sentence.split(TERM);
  const pieces: ReactNode[] = [parts[0]];
  for (let index = 1; index < parts.length; index += 3) {
    const [id = '', words, text = ''] = parts.slice(index, index + 3);
    const sign = SIGN.exec(text)?.[0] ?? '';
    pieces.push(
      <Fragment key={index}>
        <span className={styles.termAndSign}>
          <TermTip term={id}>{words ?? id}</TermTip>
          {sign}
        </span>
        {text.slice(sign.length)}
      </Fragment>,
    );
  }
  return <>{pieces}</>;
}
