import { test } from 'vitest';
import { Popover, type PopoverProps } from './index.ts';

test('a panel without a name, or without its button, does not compile', () => {
  const trigger = <button type="button">Chart style</button>;
  // @ts-expect-error: a panel is called something
  void (<Popover trigger={trigger}>…</Popover>);
  // @ts-expect-error: a button opens it
  void (<Popover label="Style of the chart">…</Popover>);
  // @ts-expect-error: no such side
  void ('top-left' satisfies PopoverProps['side']);
});
