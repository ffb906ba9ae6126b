import { test } from 'vitest';
import { Menu, MenuCheckItem, MenuItem, MenuLink } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a button opens it and gives it its name
  void (<Menu>…</Menu>);
  // @ts-expect-error: an item does something
  void (<MenuItem>Print</MenuItem>);
  // @ts-expect-error: an item has words
  void (<MenuItem onSelect={() => undefined} />);
  // @ts-expect-error: a link leads somewhere
  void (<MenuLink>Match</MenuLink>);
  // @ts-expect-error: the page owns whether it is on
  void (<MenuCheckItem onCheckedChange={() => undefined}>Degrees</MenuCheckItem>);
});
