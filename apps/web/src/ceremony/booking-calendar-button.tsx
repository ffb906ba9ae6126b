import type { Booking } from '@jyoti/contract';
import { CalendarButton, type CalendarButtonProps } from '@jyoti/ui/calendar-button';
import { useWords } from '../words/index.ts';
import { pageWords } from '../words/page-words.ts';
import { en } from './booking-calendar-words.en.ts';

const useCalendarWords = pageWords({ en });

interface BookingCalendarButtonProps extends Omit<
  CalendarButtonProps,
  'fileName' | 'product' | 'events' | 'children'
> {
  booking: Pick<Booking, 'id' | 'poojaTitle' | 'preferredDate'>;
  /** The name of the package. */
  tier: string;
  /** How far the booking has come. */
  status: string;
}

/** Saves the day of a booked ceremony as a calendar file. */
export function BookingCalendarButton({
  booking: { id, poojaTitle, preferredDate },
  tier,
  status,
  ...button
}: BookingCalendarButtonProps) {
  const words = useCalendarWords();
  const { siteName } = useWords();
  return (
    <CalendarButton
      {...button}
      fileName={words.file(id)}
      product={siteName}
      events={[
        {
          // The same for every file of a booking, so that a calendar replaces the entry.
          uid: `${id}@bookings.jyoti`,
          title: poojaTitle,
          description: words.entry(id, tier, status),
          location: words.place,
          date: preferredDate,
        },
      ]}
    >
      {words.add}
    </CalendarButton>
  );
}
