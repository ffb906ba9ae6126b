import { AlmanacDay, type AlmanacDayProps } from './almanac-day.tsx';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { MoonDay, type MoonDayProps } from './moon-day.tsx';
import { MoonTable } from './moon-table.tsx';

type OldProps<Day extends { date: string }> = Omit<CalendarProps<Day>, 'cell' | 'layout'>;

/** @deprecated Use Calendar with `cell={AlmanacDay}`. */
export const MonthCalendar = (props: OldProps<AlmanacDayProps>) => (
  <Calendar {...props} cell={AlmanacDay} />
);

/** @deprecated Use Calendar with `cell={AlmanacDay}` and `layout="sheet"`. */
export const WallCalendar = (props: OldProps<AlmanacDayProps>) => (
  <Calendar {...props} cell={AlmanacDay} layout="sheet" />
);

/** @deprecated Use Calendar with `cell={MoonDay}` and `layout="list"`, or MoonTable. `hemisphere` is of each day. */
export const MoonCalendar = ({
  layout = 'grid',
  hemisphere,
  days: ofMonth,
  ...props
}: OldProps<MoonDayProps> & Pick<MoonDayProps, 'hemisphere'> & { layout?: 'grid' | 'table' }) => {
  const days = ofMonth.map((day) => ({ ...day, hemisphere }));
  if (layout === 'grid') return <Calendar {...props} days={days} cell={MoonDay} layout="list" />;
  return <MoonTable title={props.title} days={days} current={props.current} />;
};
