import { expectTypeOf, test } from 'vitest';
import { Tab, TabNav, TabNavLink, TabPanel, Tabs, type TabsProps } from './index.ts';

test('tabs without a name, and a tab without a value, do not compile', () => {
  // @ts-expect-error: a row of tabs is called something
  void (<Tabs defaultValue="kundli">…</Tabs>);
  // @ts-expect-error: a tab is tied to its panel by a value
  void (<Tab>Kundli</Tab>);
  // @ts-expect-error: a panel is tied to its tab by a value
  void (<TabPanel>…</TabPanel>);
  expectTypeOf<TabsProps['variant']>().toEqualTypeOf<'line' | 'chips' | undefined>();
});

test('a row of links without a name, and a link that leads nowhere, do not compile', () => {
  // @ts-expect-error: a navigation is called something
  void (<TabNav>…</TabNav>);
  // @ts-expect-error: a link leads somewhere
  void (<TabNavLink>Kundli</TabNavLink>);
});
