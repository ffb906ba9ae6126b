import { Heading, Stack } from '../layout/index.ts';
import { DayPeriods, DayTimeline, type Choghadiya, type ChoghadiyaName } from './index.ts';

const day = {
  sunrise: '2025-04-06T00:35:00Z',
  sunset: '2025-04-06T13:11:00Z',
  nextSunrise: '2025-04-07T00:34:00Z',
  timeZone: 'Asia/Kolkata',
  now: '2025-04-06T04:54:00Z',
};

const navami = {
  name: 'Shukla Navami',
  start: '2025-04-05T13:56:00Z',
  end: '2025-04-06T13:53:00Z',
};
const dashami = {
  name: 'Shukla Dashami',
  start: '2025-04-06T13:53:00Z',
  end: '2025-04-07T14:30:00Z',
};

export const Day = () => (
  <DayTimeline
    {...day}
    title="Sunday, 6 April 2025"
    place="New Delhi"
    lanes={[{ name: 'Tithi', spans: [navami, dashami] }]}
    windows={[
      { kind: 'abhijit', start: '2025-04-06T06:27:00Z', end: '2025-04-06T07:18:00Z' },
      { kind: 'rahu_kaal', start: '2025-04-06T11:36:00Z', end: '2025-04-06T13:11:00Z' },
    ]}
  />
);

export const OwnStart = () => (
  <DayTimeline
    {...day}
    title="6 April 2025"
    lanes={[{ name: 'Tithi', spans: [navami, dashami] }]}
    table="visible"
    legend={false}
  />
);

export const CutAtSunrise = () => (
  <DayTimeline
    {...day}
    title="6 April 2025"
    lanes={[{ name: 'Tithi', spans: [{ ...navami, start: day.sunrise }, dashami] }]}
    table="visible"
    legend={false}
  />
);

/** Eight equal parts of the time between two instants. */
function eighths(from: string, to: string, names: string): Choghadiya[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const at = (index: number) => new Date(start + ((end - start) * index) / 8).toISOString();
  return (names.split(' ') as ChoghadiyaName[]).map((name, index) => ({
    name,
    start: at(index),
    end: at(index + 1),
  }));
}

const choghadiyas = {
  timeZone: day.timeZone,
  day: eighths(day.sunrise, day.sunset, 'udveg chal labh amrit kaal shubh rog udveg'),
  night: eighths(day.sunset, day.nextSunrise, 'shubh amrit chal rog kaal labh udveg shubh'),
};
const title = 'Choghadiya in New Delhi, 6 April 2025';

export const NamesDayAndPlace = () => (
  <Stack gap="x3">
    <Heading level={4}>{title}</Heading>
    <DayPeriods {...choghadiyas} title={title} />
  </Stack>
);

export const OfNoPlace = () => <DayPeriods {...choghadiyas} title="Choghadiya" />;
