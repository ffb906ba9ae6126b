import type { DayStrength, StarDayDocument } from '@jyoti/contract';
import {
  starDayOf,
  type BirthStar,
  type DayPanchang,
  type MoonStrength,
  type TimeSpan,
} from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { chandrabalaMeaning, taraMeaning } from '@jyoti/readings';
import { terms } from '../format/terms.ts';
import { isoSpan } from './instants.ts';
import { starDayMessages } from '../messages.generated/star-day.ts';

/** Input of the document. */
export interface StarDaySource extends Pick<StarDayDocument, 'settings' | 'notices' | 'place'> {
  /** The panchang of the day. */
  day: DayPanchang;
  /** The Moon's place at the birth. */
  star: BirthStar;
}

/** What a day means for a birth star: tarabala, chandrabala, good times and times to avoid. */
export function starDayDocument(
  { day, star, settings, notices, place }: StarDaySource,
  language: Language,
): StarDayDocument {
  const words = starDayMessages[language];
  const { nakshatra, sign, almanac } = terms[language];
  const { taras, chandras, goodTimes, avoidedTimes } = starDayOf(day, star);
  const spanOf = (
    span: TimeSpan & { strength: MoonStrength },
    id: string,
    name: string,
    text: string,
  ): DayStrength['spans'][number] => ({
    ...isoSpan(span),
    id,
    name,
    strength: span.strength,
    verdict: words.strengths[span.strength],
    text,
  });
  const { none, noneLeft, ...good } = words.good;
  const { noneLeft: noAvoidLeft, ...avoid } = words.avoid;
  const hasTimes = avoidedTimes.length > 0;
  const name = nakshatra(star.nakshatra);
  return {
    settings,
    notices,
    texts_languages: [language],
    place,
    date: day.civilDay.date,
    ...isoSpan(day.span),
    star: { nakshatra: star.nakshatra, sign: star.sign },
    title: words.title({ star: name }),
    today: words.today({ star: name }),
    strengths: [
      {
        key: 'tarabala',
        ...words.tarabala,
        spans: taras.map((span) =>
          spanOf(span, span.tara, words.taras[span.tara], taraMeaning(span.tara, language).text),
        ),
      },
      {
        key: 'chandrabala',
        ...words.chandrabala,
        spans: chandras.map((span) =>
          spanOf(
            span,
            String(span.sign),
            words.moonIn({ sign: sign(span.sign) }),
            chandrabalaMeaning(span.house, span.strength, language).text,
          ),
        ),
      },
    ],
    times: hasTimes
      ? [
          {
            key: 'good',
            ...good,
            none: goodTimes.length === 0 ? none : noneLeft,
            spans: goodTimes.map((time) => ({
              ...isoSpan(time),
              id: time.choghadiya,
              name: almanac.choghadiyas[time.choghadiya],
            })),
          },
          {
            key: 'avoid',
            ...avoid,
            none: noAvoidLeft,
            spans: avoidedTimes.map((time) => ({
              ...isoSpan(time),
              id: time.name,
              name: words.avoided[time.name],
            })),
          },
        ]
      : [],
    noTimes: hasTimes ? null : words.noSun,
  };
}
