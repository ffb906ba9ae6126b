import { test } from 'vitest';
import { Meter } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: what is measured has a name
  void (<Meter value={26} max={36} />);
  // @ts-expect-error: a value says nothing without the end of its scale
  void (<Meter label="Ashtakoot" value={26} />);
  // @ts-expect-error: a band has a word: its pattern alone says nothing
  void (<Meter label="Ashtakoot" value={26} max={36} bands={[{ from: 0, tone: 'weak' }]} />);
});
