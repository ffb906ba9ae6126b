import { Heading, Stack } from '../layout/index.ts';
import {
  sampleChoghadiyas,
  sampleDay,
  sampleLanes,
  sampleNow,
  sampleWindows,
} from './day-timeline.samples.ts';
import { DayPeriods, DayTimeline } from './index.ts';

const day = { ...sampleDay, timeZone: 'Asia/Kolkata', now: sampleNow };
const [tithis] = sampleLanes;
const [navami, dashami] = tithis!.spans;

export const Day = () => (
  <DayTimeline
    {...day}
    title="Sunday, 6 April 2025"
    place="New Delhi"
    lanes={sampleLanes}
    windows={sampleWindows}
  />
);

export const OwnStart = () => (
  <DayTimeline {...day} title="6 April 2025" lanes={[tithis!]} table="visible" legend={false} />
);

export const CutAtSunrise = () => (
  <DayTimeline
    {...day}
    title="6 April 2025"
    lanes={[{ name: 'Tithi', spans: [{ ...navami!, start: day.sunrise }, dashami!] }]}
    table="visible"
    legend={false}
  />
);

const choghadiyas = { ...sampleChoghadiyas, timeZone: 'Asia/Kolkata', now: sampleNow };
const title = 'Choghadiya in New Delhi, 6 April 2025';

export const NamesDayAndPlace = () => (
  <Stack gap="x3">
    <Heading level={4}>{title}</Heading>
    <DayPeriods {...choghadiyas} title={title} />
  </Stack>
);

export const OfNoPlace = () => <DayPeriods {...choghadiyas} title="Choghadiya" />;
