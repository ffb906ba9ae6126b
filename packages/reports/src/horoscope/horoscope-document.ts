import { horoscopeSigns, type HoroscopeDocument, type HoroscopeLine } from '@jyoti/contract';
import {
  agreeingSigns,
  challengingSigns,
  GRAHA_CORRESPONDENCES,
  houseFrom,
  isoFromJulianDay,
  SIGNS,
  type ForecastArea,
} from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { gems } from '@jyoti/language/terms/gems.gems';
import { grahas } from '@jyoti/language/terms/sky.grahas';
import { horoscopeAdvice, horoscopeWords } from '@jyoti/readings';
import { dayOfInstant, monthAndYear } from '@jyoti/ui/data';
import { terms as namesIn } from '../format/terms.ts';
import { ordinalHouse } from '../kundli/ordinal-house.ts';
import { commonMessages } from '../messages.generated/common.ts';
import { horoscopeTermsMessages } from '../messages.generated/horoscope-terms.ts';
import { horoscopeMessages } from '../messages.generated/horoscope.ts';
import { becauseFactors, becauseOf } from './because.ts';
import {
  becauseInBrief,
  becauseInFull,
  dayAndTimeOf,
  eventInWords,
  grahaInSentence,
} from './because-words.ts';
import { monthEvents } from './month-events.ts';
import { stepsOf } from './horoscope-steps.ts';
import type { HoroscopeDocumentSource } from './source.ts';

/** The parts with their areas of life. Health gets no rating. */
const parts = [
  { key: 'general', areas: ['general'], rated: [] },
  { key: 'love', areas: ['love'], rated: ['love'] },
  { key: 'career', areas: ['career', 'money'], rated: ['career', 'money'] },
  { key: 'health', areas: ['health'], rated: [] },
] as const;

/** Marks the first term of a sentence, which may have several, for the glossary: `([vedha|vedha])`. */
function markTerm(sentence: string, language: Language): string {
  const terms = Object.entries(horoscopeTermsMessages[language]);
  // Longer terms first, because one may contain another.
  const forms = terms.map(([, { form }]) => form).toSorted((a, b) => b.length - a.length);
  return sentence.replace(
    new RegExp(`(?<![\\p{L}\\p{M}])(${forms.join('|')})(?![\\p{L}\\p{M}])`, 'u'),
    (form) => `[${terms.find(([, term]) => term.form === form)?.[0]}|${form}]`,
  );
}

/** The terms that sentences mark. */
const glossaryOf = (sentences: string, language: Language): HoroscopeDocument['glossary'] =>
  Object.fromEntries(
    Object.entries(horoscopeTermsMessages[language]).flatMap(([id, { name, text }]) =>
      sentences.includes(`[${id}|`) ? [[id, { name, text }]] : [],
    ),
  );

/** The lines by area, each with its reason, and the outlooks. */
function textOf(source: HoroscopeDocumentSource, language: Language) {
  const { forecast } = source;
  const factors = becauseFactors(forecast);
  const { lines, outlooks } = horoscopeWords(source, language).text;
  const written = lines.map((line) => {
    const row = becauseOf(forecast, line, factors);
    const reason = {
      graha: row.graha,
      label: becauseInBrief(row, language),
      text: markTerm(becauseInFull(row, source, language), language),
    };
    const { area, text } = line;
    return { area, plain: text, line: { id: row.id, text: markTerm(text, language), reason } };
  });
  const words = horoscopeMessages[language];
  return {
    opening: written.find(({ area }) => area === 'general')?.plain ?? '',
    glossary: glossaryOf(
      written.map(({ line: { text, reason } }) => text + reason.text).join(),
      language,
    ),
    parts: parts.map(({ key, areas, rated }) => ({
      key,
      title: words.parts[key],
      outlooks: rated.map((area) => ({
        area,
        outlook: outlooks[area],
        text: words.outlooks[area][outlooks[area]],
      })),
      lines: written.flatMap(({ area, line }): HoroscopeLine[] =>
        (areas as readonly ForecastArea[]).includes(area) ? [line] : [],
      ),
    })),
  };
}

function dayOf(
  { forecast, hora, timezone }: HoroscopeDocumentSource,
  language: Language,
): HoroscopeDocument['day'] {
  if (forecast.period !== 'daily') return null;
  const { day: words } = horoscopeMessages[language];
  const { number } = forecast.lucky;
  const lord = grahaInSentence(SIGNS[forecast.sign].lord, language);
  return {
    title: words.title,
    number: { label: words.number, value: number },
    sign: { label: words.sign, value: forecast.compatibleSign },
    time: {
      label: words.time,
      span: hora && {
        start: isoFromJulianDay(hora.startJdUt),
        end: isoFromJulianDay(hora.endJdUt),
      },
      none: words.noTime,
    },
    rules: {
      title: words.rules,
      texts: [
        words.numberRule({ number }),
        words.signRule,
        words.timeRule({ lord, zone: timezone }),
      ],
    },
  };
}

function positionsOf(
  { forecast, positions, timezone }: HoroscopeDocumentSource,
  language: Language,
): HoroscopeDocument['positions'] {
  const { positions: words } = horoscopeMessages[language];
  const { nakshatra } = namesIn[language];
  return {
    title: words.title,
    intro: words.at({ when: dayAndTimeOf(positions.jdUt, timezone, language) }),
    rows: positions.rows.map((row) => ({
      name: grahas[language][row.body].name,
      graha: row.body === 'uranus' ? null : row.body,
      retrograde: row.retrograde,
      sign: row.sign,
      degree: row.degree,
      house: houseFrom(forecast.sign, row.sign),
      nakshatra: `${nakshatra(row.nakshatra)} ${row.pada}`,
      until:
        row.until === null ? null : dayOfInstant(isoFromJulianDay(row.until), timezone, language),
    })),
  };
}

function monthOf(source: HoroscopeDocumentSource, language: Language): HoroscopeDocument['month'] {
  const { month: words } = horoscopeMessages[language];
  const { firstDate, lastDate } = source.month.civil;
  const events = monthEvents(source);
  return {
    from: firstDate,
    to: lastDate,
    titleNow: words.title,
    title: words.titleOf({ month: monthAndYear(language, firstDate) }),
    all: words.all({ count: events.length }),
    events: events.map(({ event, house, important }) => {
      const at = isoFromJulianDay(event.jdUt);
      const ordinal = house && ordinalHouse(house, commonMessages[language]);
      return {
        at,
        when: dayOfInstant(at, source.timezone, language),
        title: eventInWords(event, language),
        detail: ordinal && words.house({ ordinal }),
        pastDetail: ordinal ? words.pastHouse({ ordinal }) : words.past,
        important,
      };
    }),
  };
}

function adviceOf(
  { forecast: { sign, strengths } }: HoroscopeDocumentSource,
  language: Language,
): Pick<HoroscopeDocument, 'advice' | 'company'> {
  const { advice: words, company } = horoscopeMessages[language];
  const [strongest, weakest] = [strengths[0]!.graha, strengths.at(-1)!.graha];
  const { text } = horoscopeAdvice(sign, strongest, weakest, language);
  const gem = gems[language][GRAHA_CORRESPONDENCES[SIGNS[sign].lord].gem];
  return {
    advice: {
      title: words.title,
      items: [
        { key: 'gemstone', title: words.gemstone({ gem }), texts: [text.gemstone] },
        { key: 'meditation', title: words.meditation, texts: [text.meditation] },
        { key: 'remedies', title: words.remedies, texts: [...text.remedies] },
      ],
      note: words.note,
    },
    company: {
      title: company.title,
      text: text.company,
      groups: [
        { title: company.compatible, signs: [...agreeingSigns(sign)] },
        { title: company.challenging, signs: [...challengingSigns(sign)] },
      ],
    },
  };
}

/** The horoscope of a sign for a span: its sentences with their reasons, then their basis, then advice. */
export function horoscopeDocument(
  source: HoroscopeDocumentSource,
  language: Language,
): HoroscopeDocument {
  const { forecast, civil, timezone, settings } = source;
  const words = horoscopeMessages[language];
  return {
    settings,
    notices: [],
    texts_languages: [language],
    sign: horoscopeSigns[forecast.sign - 1] ?? 'aries',
    period: forecast.period,
    from: civil.firstDate,
    to: civil.lastDate,
    ...textOf(source, language),
    steps: stepsOf(source, language),
    day: dayOf(source, language),
    positions: positionsOf(source, language),
    month: monthOf(source, language),
    ...adviceOf(source, language),
    limits: `${words.tradition} ${words.basis({ zone: timezone })}`,
  };
}
