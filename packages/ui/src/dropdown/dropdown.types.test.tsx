import { test } from 'vitest';
import { Dropdown } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: the button has words
  void (<Dropdown items={[]} />);
  // @ts-expect-error: it lists links
  void (<Dropdown label="Kundli" />);
  // @ts-expect-error: a link leads somewhere
  void (<Dropdown label="Kundli" items={[{ id: 1, label: 'Making' }]} />);
});
