import { drawnSheet } from '../../test/state-sheet.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { AlmanacDay, Calendar, MoonDay, MoonTable } from './index.ts';
import { sampleDays, sampleMoons } from './calendar.samples.ts';

export default { title: 'Components/Time/Calendar', tags: ['!autodocs', 'visual'] };

const almanac = { days: sampleDays, cell: AlmanacDay, current: '2026-11-24' };
const moons = { days: sampleMoons, cell: MoonDay, layout: 'list', current: '2025-04-06' } as const;
const hrefOf = (date: string) => `#${date}`;
const narrow = { inlineSize: 'min(100%, 288px)' };
const nothing = () => undefined;

export const AllStates = drawnSheet(() => (
  <div style={{ display: 'grid', gap: '2rem' }}>
    <Calendar {...almanac} title="With links" hrefOf={hrefOf} />
    <Calendar {...almanac} title="A sheet" subtitle="New Delhi" layout="sheet" />
    <Calendar {...moons} title="The Moon" hrefOf={hrefOf} />
    <MoonTable title="A table" days={sampleMoons.slice(3, 9)} current="2025-04-06" />
    <div style={narrow}>
      <Calendar {...almanac} title="Narrow" hrefOf={hrefOf} />
    </div>
    <div style={narrow}>
      <Calendar {...moons} title="Narrow Moon" days={sampleMoons.slice(3, 9)} />
    </div>
    <div style={narrow}>
      <Calendar
        title="A range"
        days={sampleDays}
        current="2026-11-24"
        selected={{ start: '2026-11-10', end: '2026-11-18' }}
        min="2026-11-05"
        onDayChoose={nothing}
      />
    </div>
    <div lang="hi">
      <I18nProvider locale="hi" messages={hi}>
        <Calendar
          cell={AlmanacDay}
          layout="sheet"
          title="नवंबर 2026"
          subtitle="नई दिल्ली। आश्विन, कार्तिक"
          days={sampleDays.slice(0, 14).map((day) => ({
            ...day,
            short: 'शु 9',
            label: 'शुक्लपक्षनवमी',
            detail: 'पूर्वाफाल्गुनी',
            note: 'सूर्योदय सुबह 6:40',
            marks: day.marks?.map((mark) => ({ ...mark, name: 'श्रीसत्यनारायणव्रतकथा' })) ?? [],
          }))}
        />
      </I18nProvider>
    </div>
  </div>
));
