import { isoFromJulianDay, type EclipseOfPlace } from '@jyoti/jyotish';
import { eclipseName } from '@jyoti/readings';
import type { EclipseRow } from '@jyoti/contract';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { isoSpan } from './festivals.ts';

/** Half a second, in days: a contact at the edge of the visible time counts as visible. */
const ROUNDING = 0.5 / 86_400;

export function eclipseRow(eclipse: EclipseOfPlace, renderer: TextRenderer): EclipseRow {
  const { kind, type, typeOnEarth, date, magnitude, contacts, visibility, seen, sutak } = eclipse;
  const isSeen = (jdUt: number) =>
    seen !== null && jdUt >= seen.start - ROUNDING && jdUt <= seen.end + ROUNDING;
  return {
    kind,
    type,
    type_on_earth: typeOnEarth,
    title: renderer.textOf(eclipseName(eclipse, renderer.language)),
    date,
    magnitude: magnitude === null ? null : Math.round(magnitude * 1000) / 1000,
    contacts: contacts.map(({ contact, jdUt }) => ({
      contact,
      at: isoFromJulianDay(jdUt),
      visible: isSeen(jdUt),
    })),
    visibility,
    seen: seen && isoSpan(seen),
    sutak: sutak && { ...isoSpan(sutak), gentle_start: isoFromJulianDay(sutak.gentleStart) },
  };
}

/** Whether an eclipse belongs on the page of a day: it is observed, visible or at its maximum on it. */
export function touches(
  { date, sutak, seen, contacts }: EclipseOfPlace,
  day: { date: string; startJdUt: number; endJdUt: number },
): boolean {
  const greatest = contacts.find(({ contact }) => contact === 'greatest')?.jdUt ?? 0;
  const start = sutak?.start ?? seen?.start ?? greatest;
  const end = seen?.end ?? greatest;
  return date === day.date || (start < day.endJdUt && end >= day.startJdUt);
}
