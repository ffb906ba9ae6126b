import { isoFromJulianDay, type EclipseOfPlace } from '@jyoti/jyotish';
import { eclipseName } from '@jyoti/readings';
import { isContactSeen } from '@jyoti/reports';
import type { EclipseRow } from '@jyoti/contract';
import type { TextRenderer } from '../text-renderer.ts';
import { isoSpan } from '../../requests/instants.ts';

export function eclipseRow(eclipse: EclipseOfPlace, renderer: TextRenderer): EclipseRow {
  const { kind, type, typeOnEarth, date, magnitude, contacts, visibility, seen, sutak } = eclipse;
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
      visible: isContactSeen(jdUt, eclipse),
    })),
    visibility,
    seen: seen && isoSpan(seen),
    sutak: sutak && { ...isoSpan(sutak), gentle_start: isoFromJulianDay(sutak.gentleStart) },
  };
}
