import type { ComponentProps } from 'react';
import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import {
  allWindows,
  sampleChoghadiyas,
  sampleDay,
  sampleEvents,
  sampleHoras,
  sampleLanes,
  sampleNow,
  samplePlace,
  sampleWindows,
} from './day-timeline.samples.ts';
import { DayPeriods, DayTimeline } from './index.ts';
import { choghadiyaNames, qualityOf } from './periods/choghadiya.ts';

const args: ComponentProps<typeof DayTimeline> = {
  title: 'The day',
  ...sampleDay,
  ...samplePlace,
  lanes: sampleLanes,
  windows: sampleWindows,
  events: sampleEvents,
  now: sampleNow,
};

export default { title: 'Components/Time/DayTimeline', tags: ['visual'] };

const atNight = '2025-04-06T18:40:00Z';
const anotherDay = '2025-05-01T00:00:00Z';
const dial = { layout: 'dial', windows: allWindows } as const;
const periods = { timeZone: samplePlace.timeZone, now: sampleNow };
const bare = {
  day: sampleHoras.day.map(({ lord, start, end }) => ({ lord, start, end })),
  night: [],
};
const choghadiyas = [...sampleChoghadiyas.day, ...sampleChoghadiyas.night];
const lanesOfQuality = [
  {
    name: 'Choghadiya',
    spans: choghadiyas.map(({ name, start, end }) => ({
      name: choghadiyaNames.words[name],
      start,
      end,
      quality: qualityOf(name),
    })),
  },
];

export const AllStates = drawnSheet(() => (
  <div style={{ display: 'grid', gap: '3rem' }}>
    <DayTimeline {...args} />
    <DayTimeline
      {...args}
      title="At night, a lane with qualities"
      lanes={lanesOfQuality}
      events={[]}
      now={atNight}
      hourCycle="h23"
    />
    <DayTimeline
      {...args}
      title="Another day, with its table"
      now={anotherDay}
      windows={[]}
      table="visible"
    />
    <DayTimeline {...args} {...dial} title="On a dial" now="2025-04-06T12:04:00Z" />
    <DayPeriods {...periods} {...sampleChoghadiyas} title="Choghadiyas" />
    <div style={{ maxInlineSize: '42rem' }}>
      <DayPeriods {...periods} {...sampleChoghadiyas} title="At night" now={atNight} />
    </div>
    <DayPeriods {...periods} {...sampleChoghadiyas} title="Tables" layout="table" />
    <DayPeriods {...periods} {...sampleHoras} title="Horas" />
    <DayPeriods {...periods} {...bare} title="Planet and time alone" hourCycle="h23" />
    <div lang="hi" style={{ display: 'grid', gap: '3rem' }}>
      <I18nProvider locale="hi" messages={hi}>
        <DayTimeline {...args} title="दिन" place="नई दिल्ली" />
        <DayTimeline {...args} {...dial} title="मुहूर्त" now={atNight} />
        <DayPeriods {...periods} {...sampleChoghadiyas} title="चौघड़िया" />
        <DayPeriods {...periods} {...bare} title="होरा" />
      </I18nProvider>
    </div>
    <div style={{ display: 'grid', gap: '3rem', inlineSize: 'min(100%, 288px)' }}>
      <DayTimeline {...args} title="Narrow" />
      <DayTimeline {...args} {...dial} title="Narrow dial" now={anotherDay} hourCycle="h23" />
      <DayTimeline {...args} layout="dial" title="Nothing marked" windows={[]} />
      <DayPeriods {...periods} {...sampleChoghadiyas} title="Narrow choghadiyas" legend={null} />
      <DayPeriods {...periods} day={sampleHoras.day.slice(2, 6)} night={[]} title="Narrow horas" />
    </div>
  </div>
));
