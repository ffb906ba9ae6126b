import { LimbTimeline, type DayWindow, type LimbSpan } from './index.ts';

const day = {
  sunrise: '2025-04-06T00:35:00Z',
  sunset: '2025-04-06T13:11:00Z',
  nextSunrise: '2025-04-07T00:34:00Z',
  timeZone: 'Asia/Kolkata',
  place: 'New Delhi',
  now: '2025-04-06T04:54:00Z',
};

const navami: LimbSpan = {
  limb: 'tithi',
  name: 'Shukla Navami',
  start: '2025-04-05T13:56:00Z',
  end: '2025-04-06T13:53:00Z',
};

const dashami: LimbSpan = {
  limb: 'tithi',
  name: 'Shukla Dashami',
  start: '2025-04-06T13:53:00Z',
  end: '2025-04-07T14:30:00Z',
};

const pushya: LimbSpan = {
  limb: 'nakshatra',
  name: 'Pushya',
  start: '2025-04-06T00:02:00Z',
  end: '2025-04-07T00:54:00Z',
};

const windows: DayWindow[] = [
  {
    name: 'Abhijit',
    start: '2025-04-06T06:27:00Z',
    end: '2025-04-06T07:18:00Z',
    quality: 'auspicious',
  },
  {
    name: 'Rahu Kaal',
    start: '2025-04-06T11:36:00Z',
    end: '2025-04-06T13:11:00Z',
    quality: 'inauspicious',
  },
];

export const Day = () => (
  <LimbTimeline
    {...day}
    title="Sunday, 6 April 2025"
    limbs={[navami, dashami, pushya]}
    windows={windows}
  />
);

export const OwnStart = () => (
  <LimbTimeline
    {...day}
    title="Tithis of 6 April 2025"
    limbs={[navami, dashami]}
    table="visible"
    legend={false}
  />
);

export const CutAtSunrise = () => (
  <LimbTimeline
    {...day}
    title="Tithis of 6 April 2025"
    limbs={[{ ...navami, start: day.sunrise }, dashami]}
    table="visible"
    legend={false}
  />
);
