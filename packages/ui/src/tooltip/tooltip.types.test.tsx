import { test } from 'vitest';
import { Tooltip } from './index.ts';

test('wrong use does not compile', () => {
  const save = <button type="button">Save</button>;
  // @ts-expect-error: it says something
  void (<Tooltip>{save}</Tooltip>);
  // @ts-expect-error: it explains one element
  void (<Tooltip text="Retrograde" />);
  // @ts-expect-error: nothing in it can be pressed, so it is words alone
  void (<Tooltip text={<a href="/x">More</a>}>{save}</Tooltip>);
});
