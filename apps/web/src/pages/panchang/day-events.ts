import type { Panchang } from '@jyoti/contract';
import type { CalendarEvent } from '@jyoti/ui/calendar-button';
import { festivalName, tithiName } from './almanac-names.ts';
import { auspiciousWindows, inauspiciousWindows, spansOf } from './day-windows.ts';
import type { en } from './words.en.ts';

/** What of a day belongs in a calendar: what is observed, the limbs, the marked times. */
export function eventsOf(day: Panchang, place: string, words: typeof en): CalendarEvent[] {
  const { latitude, longitude } = day.place;
  const uid = (name: string, start: string) =>
    `${name}-${start.replace(/\D/g, '')}-${latitude}-${longitude}@panchang.jyoti`;
  const event = (
    id: string,
    title: string,
    when: { start: string; end: string } | { date: string },
  ): CalendarEvent => ({
    uid: uid(id, 'date' in when ? when.date : when.start),
    title,
    description: words.ics.description(place),
    location: place,
    ...when,
  });
  const span = ({ start, end }: { start: string; end: string }) => ({ start, end });
  return [
    ...day.festivals.map((each) => event(each.id, festivalName(each), { date: each.date })),
    ...day.tithis.map((tithi) =>
      event('tithi', `${words.limbs.tithi}: ${tithiName(tithi)}`, span(tithi)),
    ),
    ...(['nakshatra', 'yoga', 'karana'] as const).flatMap((limb) =>
      day[`${limb}s`].map((each) => event(limb, `${words.limbs[limb]}: ${each.name}`, span(each))),
    ),
    ...[...auspiciousWindows, ...inauspiciousWindows].flatMap((name) =>
      spansOf(day, name).map((range) => event(name, words.windows[name], range)),
    ),
  ];
}
