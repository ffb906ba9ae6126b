import { test } from 'vitest';
import { TermProvider, TermText, TermTip } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: it is a tip about a term
  void (<TermTip>rising sign</TermTip>);
  // @ts-expect-error: a meaning has a name and a text
  void (<TermTip term="lagna" meaning={{ name: 'Lagna' }} />);
  // @ts-expect-error: the sentence is a text with marks
  void (<TermText>{<b>lagna</b>}</TermText>);
  // @ts-expect-error: the texts are the product's
  void (<TermProvider>…</TermProvider>);
});
