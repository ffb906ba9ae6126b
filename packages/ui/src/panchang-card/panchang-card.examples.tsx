import { PanchangCard, type PanchangCardProps } from './index.ts';

const sunday: PanchangCardProps = {
  headingLevel: 4,
  date: '2025-04-06',
  place: 'New Delhi',
  timeZone: 'Asia/Kolkata',
  vara: { name: 'Ravivar', lord: 'sun' },
  tithi: [{ name: 'Navami', start: '2025-04-05T13:56:00Z', end: '2025-04-06T13:53:00Z' }],
  nakshatra: [{ name: 'Pushya', start: '2025-04-06T00:02:00Z', end: '2025-04-07T00:54:00Z' }],
  yoga: [{ name: 'Dhriti', start: '2025-04-06T13:25:00Z', end: '2025-04-07T12:48:00Z' }],
  karana: [{ name: 'Taitila', start: '2025-04-06T13:53:00Z', end: '2025-04-07T02:05:00Z' }],
  times: {
    sunrise: '2025-04-06T00:35:00Z',
    sunset: '2025-04-06T13:11:00Z',
    moonrise: '2025-04-06T07:14:00Z',
    moonset: '2025-04-06T21:33:00Z',
    nextSunrise: '2025-04-07T00:34:00Z',
  },
  now: '2025-04-06T14:30:00Z',
};

const dashami = {
  name: 'Dashami',
  start: '2025-04-06T13:53:00Z',
  end: '2025-04-07T14:30:00Z',
};

export const WholeDay = () => <PanchangCard {...sunday} tithi={[...sunday.tithi, dashami]} />;

export const MorningOnly = () => <PanchangCard {...sunday} />;
