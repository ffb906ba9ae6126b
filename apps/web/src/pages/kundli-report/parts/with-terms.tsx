import { TermTip } from '@jyoti/ui/term-tip';
import { Fragment } from 'react';

/** A sentence of a catalogue, in which `[lagna]` or `[lagna|the ascendant]` is a term that a press explains. */
const TERM = /\[([^\]|]+)(?:\|([^\]]+))?\]/;

/** A sentence with its terms explained. */
export function WithTerms({ children: sentence }: { children: string }) {
  // Splitting by an expression with two groups gives text, id, words, text, id, words, …
  const parts = sentence.split(TERM);
  const pieces = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [text, id, words] = parts.slice(index, index + 3);
    pieces.push(
      <Fragment key={index}>
        {text}
        {id !== undefined && <TermTip term={id}>{words ?? id}</TermTip>}
      </Fragment>,
    );
  }
  return <>{pieces}</>;
}
