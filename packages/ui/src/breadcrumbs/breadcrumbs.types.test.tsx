import { test } from 'vitest';
import { Breadcrumbs } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: this page is named
  void (<Breadcrumbs items={[{ label: 'Home', href: '/' }]} />);
  // @ts-expect-error: a step leads somewhere
  void (<Breadcrumbs items={[{ label: 'Home' }]} current="Ceremonies" />);
});
