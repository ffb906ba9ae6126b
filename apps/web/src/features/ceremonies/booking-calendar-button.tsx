import { calendarFile, ceremonyBegins, type Booking, type CalendarEvent } from '@jyoti/contract';
import { CalendarButton, type CalendarButtonProps } from '@jyoti/ui/calendar-button';
import { bookingCalendarMessages } from '../../messages.generated/booking-calendar.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface BookingCalendarButtonProps extends Omit<
  CalendarButtonProps,
  'fileName' | 'fileText' | 'children'
> {
  booking: Pick<
    Booking,
    'id' | 'poojaTitle' | 'preferredDate' | 'preferredTime' | 'duration' | 'status'
  >;
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

/**
 * A timed entry if the hour is agreed, else an all-day entry. Only an agreed hour is taken: without one the
 * rest of the day is free.
 */
function timesOf({
  preferredDate: date,
  preferredTime: hour,
  duration,
}: Times): Pick<CalendarEvent, 'when' | 'alarms' | 'busy'> {
  if (hour === null) return { when: { date }, alarms: [NINE_THE_DAY_BEFORE] };
  const begins = Date.parse(ceremonyBegins(date, hour));
  const start = new Date(begins).toISOString();
  const end = new Date(begins + (duration ?? USUAL_DURATION) * 60_000).toISOString();
  return { when: { start, end }, alarms: [AN_HOUR], busy: true };
}

/** The team has confirmed the booking, or not yet. */
const statusOf = {
  requested: 'tentative',
  confirmed: 'confirmed',
  completed: 'confirmed',
  cancelled: 'cancelled',
} as const;

/** Saves the time of a booked ceremony as a calendar file. */
export function BookingCalendarButton({
  booking,
  tier,
  status,
  ...button
}: BookingCalendarButtonProps) {
  const words = useMessages(bookingCalendarMessages);
  const { siteName } = useMessages(frameMessages);
  const { id, poojaTitle } = booking;
  return (
    <CalendarButton
      {...button}
      fileName={words.file({ id })}
      fileText={() =>
        calendarFile(siteName, [
          {
            uid: `${id}@bookings.jyoti`,
            title: poojaTitle,
            description: words.entry({ id, tier, status }),
            location: words.place,
            status: statusOf[booking.status],
            ...timesOf(booking),
          },
        ])
      }
    >
      {words.add}
    </CalendarButton>
  );
}
