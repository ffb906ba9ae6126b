import type { ListedDay } from '@jyoti/contract';
import { isoFromJulianDay, type FastEnd, type Observance, type Puja } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { festivalName, pujaName, traditionName } from '@jyoti/readings';
import { dayAndMonth, type TimeWords } from '@jyoti/ui/data';
import { almanacDaysMessages } from '../messages.generated/almanac-days.ts';

const RANKS = ['major', 'minor', 'vrat'] as const;

/** Compares two observances of a day: major festivals first, fasts of every month last. */
export const byRank = (one: Pick<Observance, 'rank'>, other: Pick<Observance, 'rank'>): number =>
  RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank);

/** Festivals and fasts as almanacs list them: by date, the major ones of a day first, without duplicates. */
export const inOrder = (observances: readonly Observance[]): Observance[] =>
  observances
    .filter(({ duplicateOf }) => duplicateOf === null)
    .toSorted((one, other) => one.date.localeCompare(other.date) || byRank(one, other));

/** The full name: "Soma Pradosh Vrat", "Rama Ekadashi (Smarta)". */
export function observanceTitle(observance: Observance, language: Language): string {
  const { fast } = observance;
  const name = festivalName(observance, language);
  if (fast === null || fast.tradition === 'all') return name;
  return `${name} (${traditionName(fast.tradition, language).text})`;
}

type Times = Pick<TimeWords, 'at' | 'span'>;
type Hour = ListedDay['hours'][number];

const hour = (name: string, start: number, end: number | null): Hour => ({
  name,
  start: isoFromJulianDay(start),
  end: end === null ? null : isoFromJulianDay(end),
});

/** The hours of worship of a festival and the end of its fast. */
export function observanceHours({ puja, nightPujas, fastEnd }: Observance): Hour[] {
  const pujas = puja ? [puja, ...nightPujas] : nightPujas;
  return [
    ...pujas.map(({ name, start, end }) => hour(name, start, end)),
    ...(fastEnd ? [hour('fast_end', fastEnd.start, fastEnd.end)] : []),
  ];
}

/** A time where both are equal, "from 5:31 pm" without an end. @param start, end Julian days UT */
export function spanInWords(start: number, end: number | null, times: Times): string {
  const from = isoFromJulianDay(start);
  const to = end === null ? undefined : isoFromJulianDay(end);
  return from === to ? times.at(from) : times.span(from, to);
}

/**
 * When the Sun enters a sign, the hours of worship of a festival, the end of its fast and the date of other almanacs, in
 * sentences; a moonrise that is worship and end of the fast is one.
 * @param labelOf the name of an hour of worship
 */
export function observanceTimes(
  { basis, puja, nightPujas, fastEnd, alsoOn }: Observance,
  times: Times,
  language: Language,
  labelOf = ({ name }: Puja): string => pujaName(name, language).text,
): string[] {
  const words = almanacDaysMessages[language].festival;
  const line = (what: string, start: number, end: number | null) =>
    words.hour({ what, when: spanInWords(start, end, times) });
  const pujaLine = (one: Puja) => line(labelOf(one), one.start, one.end);
  const ofNight = nightPujas.map(pujaLine);
  const all = puja ? [pujaLine(puja), ...ofNight] : ofNight;
  const withEnd = ({ rule, start, end, latest }: FastEnd): string[] => {
    if (rule === 'moonrise') return [...ofNight, line(words.fastEndsAtMoonrise, start, start)];
    if (rule === 'puja') return [...all, words.fastEndsAfterPuja];
    const preferred = spanInWords(start, end, times);
    const when =
      latest === null || latest === end
        ? preferred
        : words.breakFastBy({ preferred, latest: times.at(isoFromJulianDay(latest)) });
    return [...all, words.hour({ what: words.breakFast, when })];
  };
  return [
    // Lohri counts its day from the entry: for its family that is no time of the day.
    ...(basis.kind === 'sankranti' && puja?.name === 'punya_kaal'
      ? [words.enters({ when: times.at(isoFromJulianDay(basis.jdUt)) })]
      : []),
    ...(fastEnd ? withEnd(fastEnd) : all),
    ...(alsoOn === null ? [] : [words.alsoOn({ day: dayAndMonth(language, alsoOn) })]),
  ];
}
