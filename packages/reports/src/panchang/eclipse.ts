import { isPartialHere, type EclipseOfDay } from '@jyoti/contract';
import { isoFromJulianDay, type EclipseOfPlace } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { eclipseName } from '@jyoti/readings';
import type { TimeWords } from '@jyoti/ui/data';
import { panchangMessages } from '../messages.generated/panchang.ts';

/** Half a second, in days: a contact at the edge of the visible time counts as visible. */
const ROUNDING = 0.5 / 86_400;

/** Whether an instant of an eclipse is above the horizon of the place. */
export const isContactSeen = (jdUt: number, { seen }: Pick<EclipseOfPlace, 'seen'>): boolean =>
  seen !== null && jdUt >= seen.start - ROUNDING && jdUt <= seen.end + ROUNDING;

/** An eclipse as seen from a place: visibility, sutak, contacts. */
export function eclipseOfDay(
  eclipse: EclipseOfPlace,
  times: Pick<TimeWords, 'at' | 'span'>,
  language: Language,
): EclipseOfDay {
  const { kind, type, typeOnEarth, visibility, seen, sutak, magnitude, contacts } = eclipse;
  const words = panchangMessages[language].eclipses;
  const at = (jdUt: number) => times.at(isoFromJulianDay(jdUt));
  const isAnnular = type === 'annular';
  const nameOf = (contact: keyof typeof words.contacts) => {
    const name = words.contacts[contact];
    return typeof name === 'string' ? name : name({ isAnnular });
  };
  return {
    kind,
    title: eclipseName(eclipse, language).text,
    visibility,
    seen: words.visibility[visibility],
    sentences: [
      ...(seen
        ? [
            {
              text: words.seen({
                span: times.span(isoFromJulianDay(seen.start), isoFromJulianDay(seen.end)),
              }),
            },
          ]
        : []),
      ...(isPartialHere({ type, type_on_earth: typeOnEarth, seen })
        ? [{ text: words.partialHere }]
        : []),
      sutak
        ? {
            text: words.sutak[kind]({
              from: at(sutak.start),
              gentle: at(sutak.gentleStart),
              to: at(sutak.end),
            }),
            look: 'strong',
          }
        : { text: type === 'penumbral' ? words.penumbral : words.noSutak, look: 'quiet' },
    ],
    contacts: [
      ...contacts.map(({ contact, jdUt }) => ({
        label: nameOf(contact),
        value:
          seen === null || isContactSeen(jdUt, eclipse)
            ? at(jdUt)
            : words.below({ time: at(jdUt) }),
      })),
      ...(magnitude === null
        ? []
        : [
            {
              label: words.magnitude,
              value: words.covered({ percent: Math.min(Math.round(magnitude * 100), 100) }),
            },
          ]),
    ],
  };
}
