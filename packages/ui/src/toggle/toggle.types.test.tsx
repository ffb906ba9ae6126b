import { test } from 'vitest';
import { Toggle, ToggleGroup } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a toggle has words
  void (<Toggle />);
  // @ts-expect-error: a group is called something
  void (<ToggleGroup>…</ToggleGroup>);
  // @ts-expect-error: the state is called pressed
  void (<Toggle checked>Degrees</Toggle>);
});
