import { expectTypeOf, test } from 'vitest';
import { Tab, TabPanel, Tabs, type TabsProps } from './index.ts';

test('tabs without a name, and a tab without a value, do not compile', () => {
  // @ts-expect-error: a row of tabs is called something
  void (<Tabs defaultValue="kundli">…</Tabs>);
  // @ts-expect-error: a tab is tied to its panel by a value
  void (<Tab>Kundli</Tab>);
  // @ts-expect-error: a panel is tied to its tab by a value
  void (<TabPanel>…</TabPanel>);
  expectTypeOf<TabsProps['look']>().toEqualTypeOf<'line' | 'chips' | undefined>();
});
