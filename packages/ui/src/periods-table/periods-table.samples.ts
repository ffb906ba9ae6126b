import type { Period } from './index.ts';

export const mahadashas: readonly Period[] = [
  { name: 'Moon', graha: 'moon', start: '2015-09-10T06:00:00Z', end: '2025-09-10T06:00:00Z' },
  { name: 'Mars', graha: 'mars', start: '2025-09-10T06:00:00Z', end: '2032-09-10T06:00:00Z' },
  { name: 'Rahu', graha: 'rahu', start: '2032-09-10T06:00:00Z', end: '2050-09-10T06:00:00Z' },
];

/** A period of days: its ends have a time. */
export const sookshma: readonly Period[] = [
  { name: 'Jupiter', graha: 'jupiter', start: '2026-11-20T12:35:00Z', end: '2026-11-25T01:05:00Z' },
];

export const now = '2026-11-23T12:00:00Z';
export const timeZone = 'Asia/Kolkata';
