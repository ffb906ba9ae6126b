import type { MuhurtaPeriod } from './muhurta-clock.logic.ts';

/** Sample content: a Sunday in New Delhi. */
export const sampleDay = {
  sunrise: '2025-04-06T00:35:00Z',
  sunset: '2025-04-06T13:11:00Z',
  nextSunrise: '2025-04-07T00:34:00Z',
};

export const sampleNow = '2025-04-06T12:04:00Z';

export const samplePeriods: MuhurtaPeriod[] = [
  { kind: 'rahu_kaal', start: '2025-04-06T11:36:00Z', end: '2025-04-06T13:11:00Z' },
  { kind: 'yamaganda', start: '2025-04-06T06:53:00Z', end: '2025-04-06T08:27:00Z' },
  { kind: 'gulika', start: '2025-04-06T10:02:00Z', end: '2025-04-06T11:36:00Z' },
  { kind: 'abhijit', start: '2025-04-06T06:27:00Z', end: '2025-04-06T07:18:00Z' },
  { kind: 'dur_muhurta', start: '2025-04-06T11:30:00Z', end: '2025-04-06T12:20:00Z' },
  { kind: 'varjyam', start: '2025-04-06T08:04:00Z', end: '2025-04-06T09:43:00Z' },
  { kind: 'amrit_kaal', start: '2025-04-06T17:55:00Z', end: '2025-04-06T19:34:00Z' },
  { kind: 'brahma_muhurta', start: '2025-04-06T22:58:00Z', end: '2025-04-06T23:46:00Z' },
];
