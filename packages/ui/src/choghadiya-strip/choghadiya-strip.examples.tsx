import { Heading, Stack } from '../layout/index.ts';
import { ChoghadiyaStrip, type Choghadiya, type ChoghadiyaName } from './index.ts';

/** Eight equal parts of the time between two instants. */
function eighths(from: string, to: string, names: readonly ChoghadiyaName[]): Choghadiya[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const at = (index: number) => new Date(start + ((end - start) * index) / 8).toISOString();
  return names.map((name, index) => ({ name, start: at(index), end: at(index + 1) }));
}

const sunday = {
  timeZone: 'Asia/Kolkata',
  day: eighths('2026-11-29T01:24:00Z', '2026-11-29T11:54:00Z', [
    'udveg',
    'chal',
    'labh',
    'amrit',
    'kaal',
    'shubh',
    'rog',
    'udveg',
  ]),
  night: eighths('2026-11-29T11:54:00Z', '2026-11-30T01:25:00Z', [
    'shubh',
    'amrit',
    'chal',
    'rog',
    'kaal',
    'labh',
    'udveg',
    'shubh',
  ]),
};

export const NamesDayAndPlace = () => (
  <Stack gap="x3">
    <Heading level={4}>Choghadiya in New Delhi, 29 November 2026</Heading>
    <ChoghadiyaStrip {...sunday} title="Choghadiya in New Delhi, 29 November 2026" />
  </Stack>
);

export const OfNoPlace = () => <ChoghadiyaStrip {...sunday} title="Choghadiya" />;

export const Parts = () => (
  <ChoghadiyaStrip
    {...sunday}
    title="Choghadiya in New Delhi, 29 November 2026"
    now="2026-11-29T05:00:00Z"
  />
);
