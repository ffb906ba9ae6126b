import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { tabular } from '../shared/styles/tabular.css.ts';
import type { PlaceTime } from './time-words.ts';
import { useTimeWords } from './use-time-words.ts';

interface Start {
  /** When it begins: ISO 8601. */
  start: string;
  /** When it ends: ISO 8601. */
  end?: string;
}

interface End {
  /** When it begins, ISO 8601. Omitted: only the end is shown. */
  start?: string;
  /** When it ends, ISO 8601. */
  end: string;
}

/** At least one of both is given. */
export type TimeSpanProps = Omit<HTMLAttributes<HTMLSpanElement>, 'children'> &
  PlaceTime &
  (Start | End) & { ref?: Ref<HTMLSpanElement> };

/** From when to when, in the time zone of a place. */
export function TimeSpan({
  start,
  end,
  timeZone,
  day,
  now,
  nextSunrise,
  hourCycle,
  className,
  ...rest
}: TimeSpanProps) {
  const words = useTimeWords({ timeZone, day, now, nextSunrise, hourCycle });
  return (
    <span {...rest} className={clsx(tabular, className)} data-part="time-span">
      {words.span(start, end)}
    </span>
  );
}
