import type { PhaseTimelineProps } from './phase-timeline.tsx';

const strong = (name: string, start: string, end: string) =>
  ({ name, start: `${start}T00:00:00Z`, end: `${end}T00:00:00Z`, look: 'strong' }) as const;
const soft = (name: string, start: string, end: string) =>
  ({ ...strong(name, start, end), look: 'soft' }) as const;

/** Saturn over a Moon in Aquarius, born in 1994. */
export const sampleTimeline: PhaseTimelineProps = {
  title: 'Saturn in the life of Asha',
  note: 'A hundred years from birth',
  labels: { strong: 'Sade Sati', soft: 'Dhaiya' },
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
