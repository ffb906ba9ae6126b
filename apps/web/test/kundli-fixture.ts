import type { Birth } from '@jyoti/contract';

/** A birth as in a URL of the report. */
export const birth = {
  name: 'Asha Verma',
  gender: 'female',
  date: '1947-08-15',
  time: '00:00:00',
  place: {
    name: 'New Delhi, Delhi, India',
    latitude: 28.6139,
    longitude: 77.209,
    timezone: 'Asia/Kolkata',
  },
} as const satisfies Birth;

/** The instant of the tests: Mars and Rahu run. */
export const now = '2026-06-11T06:30:00Z';
