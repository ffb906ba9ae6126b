import { ceremonyBegins, type Booking } from '@jyoti/contract';
import { CalendarButton, type CalendarButtonProps } from '@jyoti/ui/calendar-button';
import { useWords } from '../words/index.ts';
import { pageWords } from '../words/page-words.ts';
import { en } from './booking-calendar-words.en.ts';

const useCalendarWords = pageWords(
  en,
  import.meta.glob(['./booking-calendar-words.??.ts', '!./booking-calendar-words.en.ts']),
);

interface BookingCalendarButtonProps extends Omit<
  CalendarButtonProps,
  'fileName' | 'product' | 'events' | 'children'
> {
  booking: Pick<Booking, 'id' | 'poojaTitle' | 'preferredDate' | 'preferredTime' | 'duration'>;
  /** The name of the package. */
  tier: string;
  /** The status of the booking. */
  status: string;
}

/** Duration assumed if a booking has none, in minutes. */
const USUAL_DURATION = 60;

/**
 * Reminder times in minutes before the start: one hour for a timed entry, 9 am on the previous day
 * for an all-day entry.
 */
const AN_HOUR = 60;
const NINE_THE_DAY_BEFORE = 15 * 60;

type Times = Pick<
  BookingCalendarButtonProps['booking'],
  'preferredDate' | 'preferredTime' | 'duration'
>;

/** A timed entry if the hour is agreed, else an all-day entry. */
function timesOf({ preferredDate: date, preferredTime: hour, duration }: Times) {
  if (hour === null) return { date, alarm: NINE_THE_DAY_BEFORE };
  const begins = Date.parse(ceremonyBegins(date, hour));
  return {
    start: new Date(begins).toISOString(),
    end: new Date(begins + (duration ?? USUAL_DURATION) * 60_000).toISOString(),
    alarm: AN_HOUR,
  };
}

/** Saves the time of a booked ceremony as a calendar file. */
export function BookingCalendarButton({
  booking,
  tier,
  status,
  ...button
}: BookingCalendarButtonProps) {
  const words = useCalendarWords();
  const { siteName } = useWords();
  const { id, poojaTitle } = booking;
  return (
    <CalendarButton
      {...button}
      fileName={words.file(id)}
      product={siteName}
      events={[
        {
          // The same for every file of a booking, so that a calendar replaces the entry instead of
          // adding one.
          uid: `${id}@bookings.jyoti`,
          title: poojaTitle,
          description: words.entry(id, tier, status),
          location: words.place,
          ...timesOf(booking),
        },
      ]}
    >
      {words.add}
    </CalendarButton>
  );
}
