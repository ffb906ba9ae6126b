import type { Booking } from '@jyoti/contract';
import { calendarFile } from '../files/calendar-file.ts';
import { saveFile } from '../files/save-file.ts';

interface DayWords {
  siteName: string;
  /** Name of the file, by the booking's number. */
  file: (id: string) => string;
  place: string;
  description: string;
}

/** Saves the day of a booking as a file for the calendar: the same entry however often its date changes. */
export function saveBookingDay(booking: Booking, words: DayWords): void {
  const { id, poojaTitle: title, preferredDate: date } = booking;
  const { siteName, description, place: location } = words;
  const event = { uid: `${id}@bookings.jyoti`, title, description, location, when: { date } };
  const content = calendarFile(siteName, [event]);
  saveFile(words.file(id), new Blob([content], { type: 'text/calendar;charset=utf-8' }));
}
