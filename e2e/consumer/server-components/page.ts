// A page of server components: the chart is drawn on the server and sends no script; the tabs and the button are the
// browser's.
import { createElement as h } from 'react';
import { Button } from '@jyoti/ui/button';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';

export function Page() {
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, 'A chart from the server')),
    h(
      'body',
      null,
      h(KundliChart, {
        title: 'Birth chart',
        variant: 'south',
        language: 'en',
        data: {
          ascendantSign: 5,
          ascendantDegree: 12.1,
          placements: [{ graha: 'moon', sign: 7, degree: 24.65 }],
        },
      }),
      h(Tabs, {
        label: 'Parts',
        defaultValue: 'one',
        children: [
          h(TabList, {
            key: 'list',
            children: [
              h(Tab, { key: 'one', value: 'one', children: 'One' }),
              h(Tab, { key: 'two', value: 'two', children: 'Two' }),
            ],
          }),
          h(TabPanel, { key: 'one', value: 'one', children: 'First' }),
          h(TabPanel, { key: 'two', value: 'two', children: 'Second' }),
        ],
      }),
      h(Button, { children: 'Save chart' }),
    ),
  );
}
