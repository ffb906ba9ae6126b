import { test } from 'vitest';
import { ValueList } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: one of the four drawings
  void (<ValueList items={[{ icon: 'star', title: 'Clarity', text: 'Plain words.' }]} />);
});
