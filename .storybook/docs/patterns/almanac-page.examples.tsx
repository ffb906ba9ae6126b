import { panchangOfDay } from '@jyoti/jyotish';
import { panchangCardProps } from '@jyoti/jyotish/to-kit';
import { DayPeriods } from '@jyoti/ui/day-timeline';
import { Stack } from '@jyoti/ui/layout';
import { PageHeader } from '@jyoti/ui/page-header';
import { PanchangCard } from '@jyoti/ui/recipes/panchang-card';

const place = { latitude: 13.0837, longitude: 80.2702 };
const timeZone = 'Asia/Kolkata';
const day = panchangCardProps(panchangOfDay('2026-11-23', place, timeZone));

/** Eighths of a span of time, as the eight parts of a day or night. */
function eighths(start: string, end: string) {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const at = (part: number) => new Date(from + ((to - from) * part) / 8).toISOString();
  return (index: number) => ({ start: at(index), end: at(index + 1) });
}

const { sunrise, sunset, nextSunrise } = day.times;
const dayPart = eighths(sunrise!, sunset!);
const nightPart = eighths(sunset!, nextSunrise!);
const BY_DAY = ['amrit', 'kaal', 'shubh', 'rog', 'udveg', 'chal', 'labh', 'amrit'] as const;
const BY_NIGHT = ['chal', 'rog', 'kaal', 'labh', 'udveg', 'shubh', 'amrit', 'chal'] as const;

export const AlmanacPage = () => (
  <Stack gap="x6">
    <PageHeader title="Panchang" description="Monday, 23 November 2026, for Chennai." />
    <PanchangCard place="Chennai" timeZone={timeZone} {...day} />
    <DayPeriods
      title="Choghadiya"
      day={BY_DAY.map((name, index) => ({ name, ...dayPart(index) }))}
      night={BY_NIGHT.map((name, index) => ({ name, ...nightPart(index) }))}
      timeZone={timeZone}
    />
  </Stack>
);
