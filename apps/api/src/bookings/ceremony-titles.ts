import { languages, type Language } from '@jyoti/contract';
import type { Content } from '../content/content.ts';
import { searchText } from '../storage/booking-search.ts';
import type { BookingRecord } from '../storage/records.ts';

/** A booking with the title of its ceremony in a language; one that is no longer in the content keeps the stored title. */
export function withTitle<Booking extends Pick<BookingRecord, 'poojaId' | 'poojaTitle'>>(
  booking: Booking,
  content: Pick<Content, 'ceremony'>,
  language: Language,
): Booking {
  const title = content.ceremony(booking.poojaId, language)?.value.title;
  return title === undefined ? booking : { ...booking, poojaTitle: title };
}

/** The ids of the ceremonies with a text in their title, in any language. */
export function ceremoniesNamed(search: string, content: Pick<Content, 'ceremonies'>): number[] {
  const text = searchText(search);
  const ids = languages.flatMap((language) =>
    content
      .ceremonies(language)
      .value.filter(({ title }) => title.toLowerCase().includes(text))
      .map(({ id }) => id),
  );
  return [...new Set(ids)];
}
