import type { Horoscope, HoroscopeBecause, TransitRow, Language } from '@jyoti/contract';
import { dayAndTime, timeSpanMessages } from '@jyoti/ui/time-span';
import { signNameOf } from '../signs.ts';
import { formatList } from '@jyoti/language';
import { skyMessages } from '@jyoti/language/terms/sky';
import { grahaId, type Names } from '@jyoti/reports/format';
import type { HoroscopeMessages } from '../../../messages.generated/horoscope.ts';

/** An event: a row of the transits, or the basis of a line. */
type Happening = Pick<TransitRow, 'body' | 'zodiac' | 'nakshatra' | 'change'> & { kind: string };

/** "first"; the oblique case in Hindi. */
export const ordinalOf = (house: number | null, { ordinals }: HoroscopeMessages): string =>
  house === null ? '' : ordinals[`${house}` as keyof typeof ordinals];

/** "the Sun" inside a sentence. @param graha its English name in the API */
export const grahaInSentence = (graha: string, language: Language): string => {
  const id = grahaId(graha);
  return id === undefined ? graha : skyMessages[language].grahas[id].inSentence;
};

/** An event in a few words: "Venus enters Libra". */
export function eventInWords(
  { kind, body, zodiac, nakshatra, change }: Happening,
  { events }: HoroscopeMessages,
  names: Names,
): string {
  const who = names.graha(body ?? '');
  const where = zodiac === null ? names.term(nakshatra ?? '') : names.sign(zodiac);
  switch (kind) {
    case 'sign_ingress':
    case 'nakshatra_ingress':
      return events.enters({ body: who, where });
    case 'station':
      return change === 'direct'
        ? events.direct({ body: who, zodiac: where })
        : events.retrograde({ body: who, zodiac: where });
    case 'solar_eclipse':
    case 'lunar_eclipse':
      return events[kind]({ zodiac: where });
    case 'combustion':
      return change === 'begins' ? events.begins({ body: who }) : events.ends({ body: who });
    default:
      return events[change as 'new' | 'first_quarter' | 'full' | 'last_quarter']({ zodiac: where });
  }
}

/** The basis of a line, in two or three words. */
export function becauseInBrief(
  row: HoroscopeBecause,
  words: HoroscopeMessages,
  names: Names,
  language: Language,
): string {
  const ordinal = ordinalOf(row.house, words);
  if (row.reason === 'aspect') return words.why.aspect({ graha: names.graha(row.graha), ordinal });
  if (row.reason === 'balance')
    return formatList((row.by.length > 0 ? row.by : [row.graha]).map(names.graha), language);
  if (row.reason === 'nakshatra')
    return words.why.nakshatra({ name: names.term(row.nakshatra ?? '') });
  if (row.at !== null && row.reason !== 'moon') return eventOfRow(row, words, names);
  return words.why.house({ graha: names.graha(row.graha), ordinal });
}

const eventOfRow = (row: HoroscopeBecause, words: HoroscopeMessages, names: Names) =>
  eventInWords(
    {
      kind: row.reason,
      body: row.graha,
      zodiac: row.zodiac,
      nakshatra: row.nakshatra,
      change: row.change,
    },
    words,
    names,
  );

/** The transit behind a line, in sentences. */
export function becauseInFull(
  row: HoroscopeBecause,
  { sign, settings: { timezone } }: Horoscope,
  words: HoroscopeMessages,
  names: Names,
  language: Language,
): string[] {
  const { why } = words;
  const ordinal = (house: number | null) => ordinalOf(house, words);
  const inSentence = (graha: string) => grahaInSentence(graha, language);
  const own = names.sign(signNameOf(sign));
  const zodiac = names.sign(row.zodiac);
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const graha = inSentence(row.graha);
  const subject = { graha, Graha: graha.replace(/^./, (letter) => letter.toUpperCase()) };
  const position = why.stands({ ...subject, zodiac, ordinal: ordinal(row.house), sign: own });
  const by = row.by.length === 0 ? why.another : formatList(row.by.map(inSentence), language);

  const sentences: string[] = [];
  if (row.reason === 'aspect') {
    sentences.push(why.looks({ ...subject, zodiac, ordinal: ordinal(row.house), sign: own }));
    sentences.push(row.benefic ? why.benefic : why.malefic);
  } else if (row.reason === 'nakshatra') {
    sentences.push(why.moonIn({ name: names.term(row.nakshatra ?? ''), zodiac }), position);
  } else if (row.reason === 'balance' && row.by.length === 2) {
    const [helps = '', slows = ''] = row.by.map(inSentence);
    return [why.balance({ helps, slows })];
  } else if (row.id.endsWith('good_days')) {
    return [why.goodDays({ percent: percent(row.share) })];
  } else if (row.reason === 'moon') {
    sentences.push(position);
    if (row.at !== null && row.until !== null) {
      const day = (instant: string) =>
        dayAndTime(instant, timezone, language, timeSpanMessages[language]);
      sentences.push(why.stay({ from: day(row.at), to: day(row.until) }));
    }
  } else if (row.at !== null) {
    sentences.push(
      why.happens({
        event: eventOfRow(row, words, names),
        at: dayAndTime(row.at, timezone, language, timeSpanMessages[language]),
      }),
      position,
    );
  } else {
    sentences.push(position);
  }

  if (row.effect === 'good' || row.effect === 'bad') sentences.push(why[row.effect]);
  else if (row.effect !== null) {
    const vedha = row.vedha_house === null ? null : ordinal(row.vedha_house);
    sentences.push(why[row.effect]({ by, ordinal: vedha ?? why.vedhaHouse }));
  }
  if (row.share < 0.995 && row.points !== 0)
    sentences.push(why.share({ percent: percent(row.share) }));
  return sentences;
}
