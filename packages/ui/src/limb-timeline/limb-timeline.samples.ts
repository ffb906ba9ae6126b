import type { DayBounds, DayEvent, DayWindow, LimbSpan } from './limb-timeline.logic.ts';

/** Sample content: a day in New Delhi. */
export const sampleDay: DayBounds = {
  sunrise: '2025-04-06T00:35:00Z',
  sunset: '2025-04-06T13:11:00Z',
  nextSunrise: '2025-04-07T00:34:00Z',
};

export const sampleNow = '2025-04-06T04:54:00Z';

const limb = (id: LimbSpan['limb'], name: string, start: string, end: string): LimbSpan => ({
  limb: id,
  name,
  start,
  end,
});

export const sampleLimbs: LimbSpan[] = [
  limb('tithi', 'Shukla Navami', '2025-04-05T13:56:00Z', '2025-04-06T13:53:00Z'),
  limb('tithi', 'Shukla Dashami', '2025-04-06T13:53:00Z', '2025-04-07T14:30:00Z'),
  limb('nakshatra', 'Pushya', '2025-04-06T00:02:00Z', '2025-04-07T00:54:00Z'),
  limb('yoga', 'Sukarma', '2025-04-05T14:25:00Z', '2025-04-06T13:25:00Z'),
  limb('yoga', 'Dhriti', '2025-04-06T13:25:00Z', '2025-04-07T12:48:00Z'),
  limb('karana', 'Balava', '2025-04-05T13:56:00Z', '2025-04-06T01:47:00Z'),
  limb('karana', 'Kaulava', '2025-04-06T01:47:00Z', '2025-04-06T13:53:00Z'),
  limb('karana', 'Taitila', '2025-04-06T13:53:00Z', '2025-04-07T02:05:00Z'),
];

export const sampleWindows: DayWindow[] = [
  {
    name: 'Abhijit',
    start: '2025-04-06T06:27:00Z',
    end: '2025-04-06T07:18:00Z',
    quality: 'auspicious',
  },
  {
    name: 'Amrit Kaal',
    start: '2025-04-06T17:55:00Z',
    end: '2025-04-06T19:34:00Z',
    quality: 'auspicious',
  },
  {
    name: 'Brahma Muhurta',
    start: '2025-04-06T22:58:00Z',
    end: '2025-04-06T23:46:00Z',
    quality: 'auspicious',
  },
  {
    name: 'Yamakanta',
    start: '2025-04-06T06:53:00Z',
    end: '2025-04-06T08:27:00Z',
    quality: 'inauspicious',
  },
  {
    name: 'Gulika',
    start: '2025-04-06T10:02:00Z',
    end: '2025-04-06T11:36:00Z',
    quality: 'inauspicious',
  },
  {
    name: 'Rahu Kaal',
    start: '2025-04-06T11:36:00Z',
    end: '2025-04-06T13:11:00Z',
    quality: 'inauspicious',
  },
];

export const sampleEvents: DayEvent[] = [
  { name: 'Moonrise', at: '2025-04-06T07:14:00Z' },
  { name: 'Moonset', at: '2025-04-06T21:33:00Z' },
];
