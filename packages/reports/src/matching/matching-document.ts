import {
  partners,
  type DocumentMatch,
  type MatchingDocument,
  type MatchPartKey,
  type Partner,
} from '@jyoti/contract';
import {
  isoFromJulianDay,
  type Chart,
  type Couple,
  type JulianDay,
  type Match,
  type MatchWithoutTimes,
} from '@jyoti/jyotish';
import { ayanamsaName, formatList, type Language } from '@jyoti/language';
import { ayanamsas } from '@jyoti/language/terms/ayanamsas.ayanamsas';
import { ashtakootWord } from '@jyoti/readings';
import { facts, section, timeOfDay, type ReportBlock } from '@jyoti/ui/data';
import {
  civilDay,
  clockName,
  clockOf,
  coordinates,
  dayOf,
  degreesMinutesSeconds,
  offsetText,
} from '../format/format.ts';
import { matchingMessages } from '../messages.generated/matching.ts';
import { reportWords, type MatchWords } from '../report-words.ts';
import { birthCharts, chartsPart } from './chart-parts.ts';
import { matchParts, moonMatchParts, outOf, type MatchPartWriter } from './match-parts.ts';
import { roundedNumber, wholeNumber } from './numbers.ts';

type AboutMatch = Pick<MatchingDocument, 'boy' | 'girl' | 'settings' | 'notices'>;

/** Input of the document. */
export interface MatchingSource extends AboutMatch {
  /** Of any time of the day where the time of birth is not known. */
  charts: Couple<Chart>;
  /** The instant whose periods are the running ones, Julian day UT. */
  nowJdUt: JulianDay;
  /** The match of the two charts, or those of the two Moons if a time of birth is not known. */
  result: Match | readonly MatchWithoutTimes[];
  /** The parts to write; the others have their title only. */
  parts: readonly MatchPartKey[];
  /** The page about gems, which the gem of a chart links to. @default no link */
  gemHref?: string;
}

/** What the two are called; with who they are if their names are the same. */
function namesOf({ boy, girl }: AboutMatch, { document }: MatchWords): Couple<string> {
  const { sameName } = document;
  return boy.name === girl.name
    ? { boy: sameName.boy(boy), girl: sameName.girl(girl) }
    : { boy: boy.name, girl: girl.name };
}

/** The details of both births. */
function birthsSection(
  source: MatchingSource,
  names: Couple<string>,
  words: MatchWords,
  language: Language,
): ReportBlock {
  const { births: own, terms } = words;
  const { nowJdUt, settings } = source;
  const birthFacts = (partner: Partner) => {
    const { date, time, time_unknown: isTimeUnknown, place } = source[partner];
    const used = settings[partner];
    return facts({ title: names[partner], headingLevel: 4 }, [
      [own.date, civilDay(date, language)],
      [own.time, isTimeUnknown ? own.notKnown : timeOfDay(terms.times, time)],
      [own.place, place.name],
      [own.coordinates, coordinates(place.latitude, place.longitude, terms)],
      [own.zone, clockName(used, terms)],
      [own.offset, own.utc({ offset: offsetText(used.utc_offset_minutes) })],
      [own.ayanamsa, degreesMinutesSeconds(used.ayanamsa_degrees)],
      [own.madeOn, dayOf(isoFromJulianDay(nowJdUt), used.timezone, language)],
    ]);
  };
  return section(own.heading, partners.map(birthFacts));
}

/** The settings of both charts, then those of each. */
function basisOf(
  { settings }: AboutMatch,
  names: Couple<string>,
  { document: { basis }, terms }: MatchWords,
  language: Language,
): string[] {
  return [
    basis.line({
      ayanamsa: ayanamsaName(settings.ayanamsa, ayanamsas[language]),
      node: settings.node,
    }),
    ...partners.map((partner) => {
      const { ayanamsa_degrees, utc_offset_minutes } = settings[partner];
      return basis.chart({
        name: names[partner],
        ayanamsa: degreesMinutesSeconds(ayanamsa_degrees),
        offset: offsetText(utc_offset_minutes),
        timezone: clockName(settings[partner], terms),
      });
    }),
  ];
}

/** The possible times of birth of each partner in one of the matches; a partner whose Moon changes nothing all day is left out. */
function hoursInWords(
  { moons, hours }: MatchWithoutTimes,
  { settings }: AboutMatch,
  names: Couple<string>,
  { hours: words, terms }: MatchWords,
): string {
  const [one = '', other] = partners.flatMap((partner) => {
    const part = hours[partner];
    if (part === null) return [];
    const clock = (jdUt: JulianDay) =>
      timeOfDay(
        terms.times,
        clockOf(isoFromJulianDay(jdUt), settings[partner].timezone).slice(0, 5),
      );
    const { nakshatra, sign } = moons[partner];
    const moon = words.moon({
      nakshatra: terms.nakshatra(nakshatra.number),
      sign: terms.sign(sign.number),
    });
    const name = names[partner];
    const { startJdUt: start, endJdUt: end } = part;
    if (start === null) return end === null ? [] : words.before({ name, end: clock(end), moon });
    if (end === null) return words.after({ name, start: clock(start), moon });
    return words.between({ name, start: clock(start), end: clock(end), moon });
  });
  return other === undefined ? one : words.both({ boy: one, girl: other });
}

/** The points of every result, in one sentence. */
function pointsSentence(
  matches: readonly MatchWithoutTimes[],
  { hours: words }: MatchWords,
  language: Language,
): string {
  const points = [...new Set(matches.map(({ ashtakoota }) => ashtakoota.total))]
    .toSorted((one, other) => one - other)
    .map(roundedNumber);
  return points.length === 1
    ? words.sentence({ points: points.join('') })
    : words.sentenceOfSeveral({ points: formatList(points, language, 'disjunction') });
}

/** The match of two births, or all possible ones of a day if a time of birth is not known. */
export function matchingDocument(source: MatchingSource, language: Language): MatchingDocument {
  const { boy, girl, settings, notices, charts, nowJdUt, result, parts, gemHref } = source;
  const words = reportWords(matchingMessages, language);
  const { document: own, aggregate } = words;
  const names = namesOf(source, words);
  const about = {
    names,
    called: { boy: boy.name.trim(), girl: girl.name.trim() },
    words,
    language,
  };
  const subject = { charts, nowJdUt, names, words, language, gemHref };
  const named = (writers: readonly MatchPartWriter[]): DocumentMatch['parts'] =>
    writers.map(([key, write]) => ({
      key,
      title: key === 'charts' ? words.charts.heading : words.tabs[key],
      blocks: parts.includes(key) ? write() : undefined,
    }));
  const opening = ({ ashtakoota }: Match | MatchWithoutTimes) => ({
    score: ashtakoota.total,
    full_score: ashtakoota.fullScore,
    word: ashtakootWord(ashtakoota.verdict, language).text,
    figures: [{ label: own.dial, value: outOf(ashtakoota, words) }],
  });
  const ofMoons = (match: MatchWithoutTimes, all: readonly MatchWithoutTimes[]): DocumentMatch => ({
    ...(all.length > 1 && {
      hours: hoursInWords(match, source, names, words),
      points: words.hours.points({ points: roundedNumber(match.ashtakoota.total) }),
    }),
    ...opening(match),
    parts: named(moonMatchParts({ match, ...about })),
  });
  const ofCharts = (match: Match): DocumentMatch => {
    const { figures, ...rest } = opening(match);
    const percent = words.percent({ value: wholeNumber(match.aggregate.percent) });
    return {
      ...rest,
      figures: [...figures, { label: aggregate.overall, value: percent }],
      parts: named([
        ...matchParts({ match, charts, nowJdUt, ...about }),
        ['charts', () => chartsPart(subject)],
      ]),
    };
  };
  const isOfCharts = 'aggregate' in result;
  return {
    boy,
    girl,
    settings,
    notices,
    texts_languages: [language],
    names,
    sheet: own.sheet(names),
    born: {
      boy: bornText(boy, words, language),
      girl: bornText(girl, words, language),
    },
    sentence: isOfCharts
      ? own.sentence({
          points: roundedNumber(result.ashtakoota.total),
          percent: wholeNumber(result.aggregate.percent),
        })
      : pointsSentence(result, words, language),
    matches: isOfCharts ? [ofCharts(result)] : result.map((match) => ofMoons(match, result)),
    charts: isOfCharts ? birthCharts(subject) : [],
    basis: basisOf(source, names, words, language),
    limits: own.limits,
    births: [birthsSection(source, names, words, language)],
  };
}

/** Date, time and place of a birth. */
function bornText(
  { date, time, time_unknown: isTimeUnknown, place }: MatchingDocument['boy'],
  { document, terms }: MatchWords,
  language: Language,
): string {
  return document.born({
    day: civilDay(date, language),
    time: isTimeUnknown ? document.timeUnknown : timeOfDay(terms.times, time),
    place: place.name,
  });
}
