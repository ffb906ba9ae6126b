import { MuhurtaClock, type MuhurtaPeriod } from './index.ts';

const day = {
  sunrise: '2025-04-06T00:35:00Z',
  sunset: '2025-04-06T13:11:00Z',
  nextSunrise: '2025-04-07T00:34:00Z',
  timeZone: 'Asia/Kolkata',
  now: '2025-04-06T12:04:00Z',
};

const periods: MuhurtaPeriod[] = [
  { kind: 'abhijit', start: '2025-04-06T06:27:00Z', end: '2025-04-06T07:18:00Z' },
  { kind: 'rahu_kaal', start: '2025-04-06T11:36:00Z', end: '2025-04-06T13:11:00Z' },
  { kind: 'brahma_muhurta', start: '2025-04-06T22:58:00Z', end: '2025-04-06T23:46:00Z' },
];

export const SundayInDelhi = () => (
  <MuhurtaClock
    {...day}
    title="Muhurtas of Sunday, 6 April 2025"
    place="New Delhi"
    periods={periods}
  />
);

export const NamesThePlace = () => (
  <MuhurtaClock {...day} title="Muhurtas of 6 April 2025" place="New Delhi" periods={periods} />
);

export const ZoneAlone = () => <MuhurtaClock {...day} title="Muhurtas" periods={periods} />;
