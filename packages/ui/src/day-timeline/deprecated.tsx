// Names of before 0.2, for one release.
import { useStrings } from '../i18n/index.ts';
import { limbNames } from '../messages.generated/en/components/limbNames.ts';
import { DayTimeline, type DayTimelineProps } from './day-timeline.tsx';
import type { DaySpan, DayWindow } from './day-timeline.logic.ts';
import type { Hora } from './periods/choghadiya.ts';
import { DayPeriods, type DayPeriodsProps } from './periods/day-periods.tsx';

type LimbId = keyof typeof limbNames.words;

/** @deprecated Use DayTimeline with `lanes`. */
export const LimbTimeline = ({
  limbs,
  ...rest
}: Omit<DayTimelineProps, 'lanes' | 'layout'> & {
  limbs: readonly (DaySpan & { limb: LimbId })[];
}) => {
  const lanes = Object.entries(useStrings(limbNames)).map(([id, name]) => ({
    name,
    spans: limbs.filter(({ limb }) => limb === id),
  }));
  return <DayTimeline {...rest} lanes={lanes} />;
};

/** @deprecated Use DayTimeline with `layout="dial"`. */
export const MuhurtaClock = ({
  periods,
  ...rest
}: Omit<DayTimelineProps, 'windows' | 'layout'> & { periods: readonly DayWindow[] }) => (
  <DayTimeline {...rest} layout="dial" windows={periods} />
);

/** @deprecated Use DayPeriods. */
export const ChoghadiyaStrip = DayPeriods;

/** @deprecated Use DayPeriods with `day` and `night`. */
export const HoraList = ({
  horas,
  ...rest
}: Omit<DayPeriodsProps, 'day' | 'night'> & {
  horas: readonly (Hora & { half: 'day' | 'night' })[];
}) => {
  const of = (half: 'day' | 'night') => horas.filter((hora) => hora.half === half);
  return <DayPeriods {...rest} day={of('day')} night={of('night')} />;
};
