import { PeriodsTable, type Period } from './index.ts';

const moon: Period = {
  name: 'Moon',
  graha: 'moon',
  start: '2015-09-10T06:00:00Z',
  end: '2025-09-10T06:00:00Z',
};

const mars: Period = {
  name: 'Mars',
  graha: 'mars',
  start: '2025-09-10T06:00:00Z',
  end: '2032-09-10T06:00:00Z',
};

const clock = { now: '2026-11-23T12:00:00Z', timeZone: 'Asia/Kolkata' };

export const PlainNames = () => (
  <PeriodsTable {...clock} caption="Mahadashas" nameHeader="Mahadasha" rows={[moon, mars]} />
);

export const MarkedTwice = () => (
  <PeriodsTable
    {...clock}
    caption="Mahadashas"
    nameHeader="Mahadasha"
    rows={[moon, { ...mars, name: 'Mars (current)' }]}
  />
);
