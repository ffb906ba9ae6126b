import { test } from 'vitest';
import { DoshaList } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: there are doshas to list
  void (<DoshaList label="Doshas" />);
  // @ts-expect-error: a dosha has findings
  void (<DoshaList label="Doshas" items={[{ name: 'Vedha' }]} />);
});
