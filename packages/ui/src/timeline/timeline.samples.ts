import type { GrahaId } from '../glyphs/index.ts';
import type { DashaPeriod, PhaseTimelineProps, TimelineEntry } from './index.ts';

export const story: readonly TimelineEntry[] = [
  { year: 2012, title: 'Foundation', text: 'Two teachers print a panchang for one city.' },
  { year: 2015, title: 'Digital Expansion', text: 'The first chart is drawn on a screen.' },
  { year: 2018, title: 'Astrologer Academy', text: 'Forty students, three years.' },
  { year: 2020, title: 'Global Reach', text: 'Readings by telephone in nine languages.' },
  { year: 2023, title: 'Research Center', text: 'Old tables are checked against the sky.' },
  { year: 2025, title: 'Modern Integration', text: 'One engine for all that is shown.' },
];

export const storyInHindi: readonly TimelineEntry[] = [
  { year: 2012, title: 'स्थापना', text: 'एक नगर के लिए पंचांग छपा।' },
  { year: 2018, title: 'ज्योतिषाचार्यप्रशिक्षणमहाविद्यालय', text: 'चालीस विद्यार्थी, तीन वर्ष।' },
  { year: 2025, title: 'आधुनिक स्वरूप' },
];

const years: [GrahaId, number][] = [
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
];

/** Sample content: nine periods of 120 years that begin before a birth in 1994. */
export const samplePeriods: DashaPeriod[] = years.map(([graha, length], index) => {
  const first = 1989 + years.slice(0, index).reduce((sum, [, before]) => sum + before, 0);
  return {
    graha,
    start: `${first}-01-15T00:00:00Z`,
    end: `${first + length}-01-15T00:00:00Z`,
  };
});

export const sampleBirth = '1994-08-14T01:12:00Z';
export const sampleNow = '2025-04-06T14:10:00Z';

/** The parts of Mercury's seventeen years, in the proportions of the dasha. */
export const partsOfMercury: DashaPeriod[] = (() => {
  const order = [...years.slice(2), ...years.slice(0, 2)];
  const [start, end] = [Date.parse('2024-01-15T00:00:00Z'), Date.parse('2041-01-15T00:00:00Z')];
  let at = start;
  return order.map(([graha, length]) => {
    const from = at;
    at += ((end - start) * length) / 120;
    return {
      graha,
      start: new Date(Math.round(from)).toISOString(),
      end: new Date(Math.round(at)).toISOString(),
    };
  });
})();

const strong = (name: string, start: string, end: string) =>
  ({ name, start: `${start}T00:00:00Z`, end: `${end}T00:00:00Z`, variant: 'strong' }) as const;
const soft = (name: string, start: string, end: string) =>
  ({ ...strong(name, start, end), variant: 'soft' }) as const;

/** Saturn over a Moon in Aquarius, born in 1994. */
export const samplePhases: PhaseTimelineProps = {
  title: 'Saturn in the life of Asha',
  note: 'A hundred years from birth',
  variantNames: { strong: 'Sade Sati', soft: 'Dhaiya' },
  start: '1994-02-12T00:00:00Z',
  end: '2094-02-12T00:00:00Z',
  now: '2026-11-28T06:00:00Z',
  phases: [
    strong('peak', '1993-11-10', '1995-06-02'),
    strong('setting', '1996-02-16', '1998-04-17'),
    soft('4th from the Moon', '2000-06-07', '2002-07-23'),
    soft('8th from the Moon', '2009-09-09', '2011-11-15'),
    strong('rising', '2020-01-24', '2022-04-29'),
    strong('peak', '2023-01-17', '2025-03-29'),
    strong('setting', '2025-03-29', '2027-06-03'),
    strong('setting', '2027-10-20', '2028-02-23'),
    soft('4th from the Moon', '2030-04-17', '2032-05-31'),
    soft('8th from the Moon', '2039-07-13', '2041-01-28'),
    strong('rising', '2049-03-06', '2052-02-24'),
    strong('peak', '2052-02-24', '2054-05-14'),
    strong('setting', '2054-05-14', '2057-05-24'),
  ],
};
