// Code as in a product outside our workspace: plain React, packages from a registry, no
// vanilla-extract.
import { createElement as h, useState } from 'react';
import { castChart, vimshottari } from '@jyoti/jyotish';
import { AccordionItem, Accordion } from '@jyoti/ui/accordion';
import { Button } from '@jyoti/ui/button';
import { KundliChart } from '@jyoti/ui/kundli-chart';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';

const chart = castChart({
  date: '1990-05-14',
  time: '06:30:00',
  timeZone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
});
const { balance } = vimshottari(
  chart.grahas.moon.longitude,
  chart.time.jdUt,
  chart.settings.yearDays,
);

const placements = Object.values(chart.grahas).map(({ graha, sign, degreeInSign, retrograde }) => ({
  graha,
  sign,
  degree: degreeInSign,
  retrograde,
}));

export function Page() {
  const [saved, setSaved] = useState(false);
  return h('main', {
    children: [
      h('h1', { key: 'title' }, `Balance of ${balance.lord}: ${balance.years.toFixed(2)} years`),
      h(KundliChart, {
        key: 'chart',
        title: 'Birth chart',
        data: { ascendantSign: chart.ascendant.sign, placements },
      }),
      h(Tabs, {
        key: 'tabs',
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
      h(Accordion, {
        key: 'questions',
        headingLevel: 2,
        children: h(AccordionItem, {
          value: 'lagna',
          title: 'What is a lagna?',
          children: 'The rising sign.',
        }),
      }),
      h(Button, {
        key: 'save',
        variant: 'primary',
        onClick: () => setSaved(true),
        children: saved ? 'Saved' : 'Save chart',
      }),
    ],
  });
}
