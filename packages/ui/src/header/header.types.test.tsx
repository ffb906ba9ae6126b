import { test } from 'vitest';
import { HeaderDropdown, HeaderLink, HeaderLogo } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a logo has a name
  void (<HeaderLogo href="/" src="/logo.svg" />);
  // @ts-expect-error: a link leads somewhere
  void (<HeaderLink>Kundli</HeaderLink>);
  // @ts-expect-error: a dropdown has words on its button
  void (<HeaderDropdown items={[]} />);
});
