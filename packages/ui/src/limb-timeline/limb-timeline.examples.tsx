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

const dhriti: LimbSpan = {
  limb: 'yoga',
  name: 'Dhriti',
  start: '2025-04-06T13:25:00Z',
  end: '2025-04-07T12:48:00Z',
};

const sukarma: LimbSpan = {
  limb: 'yoga',
  name: 'Sukarma',
  start: '2025-04-05T14:25:00Z',
  end: '2025-04-06T13:25:00Z',
};

const kaulava: LimbSpan = {
  limb: 'karana',
  name: 'Kaulava',
  start: '2025-04-06T01:47:00Z',
  end: '2025-04-06T13:53:00Z',
};

const taitila: LimbSpan = {
  limb: 'karana',
  name: 'Taitila',
  start: '2025-04-06T13:53:00Z',
  end: '2025-04-07T02:05:00Z',
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
    limbs={[navami, dashami, pushya, sukarma, dhriti, kaulava, taitila]}
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
