import type { Horoscope, HoroscopeBecause, TransitRow, Language } from '@jyoti/contract';
import { dayAndTime } from '@jyoti/ui/time-span';
import { signNameOf } from '../../reading/signs.ts';
import type { HoroscopeWords } from './words.ts';
import { timeMessages } from '../../words/kit-messages.ts';

/** An event: a row of the transits, or the basis of a line. */
type Happening = Pick<TransitRow, 'body' | 'zodiac' | 'nakshatra' | 'change'> & { kind: string };

/** An event in a few words: "Venus enters Libra". */
export function eventInWords(
  { kind, body, zodiac, nakshatra, change }: Happening,
  { events, names }: HoroscopeWords,
): string {
  const who = names.graha(body ?? '');
  const where = zodiac === null ? names.term(nakshatra ?? '') : names.sign(zodiac);
  switch (kind) {
    case 'sign_ingress':
    case 'nakshatra_ingress':
      return events.enters(who, where);
    case 'station':
      return change === 'direct' ? events.direct(who, where) : events.retrograde(who, where);
    case 'solar_eclipse':
    case 'lunar_eclipse':
      return events[kind](where);
    case 'combustion':
      return change === 'begins' ? events.begins(who) : events.ends(who);
    default:
      return events[change as 'new' | 'first_quarter' | 'full' | 'last_quarter'](where);
  }
}

/** The basis of a line, in two or three words. */
export function becauseInBrief(row: HoroscopeBecause, words: HoroscopeWords): string {
  const ordinal = words.ordinals[row.house - 1] ?? '';
  const { names } = words;
  if (row.reason === 'aspect') return words.why.aspect(names.graha(row.graha), ordinal);
  if (row.reason === 'balance')
    return words.why.among((row.by.length > 0 ? row.by : [row.graha]).map(names.graha));
  if (row.reason === 'nakshatra') return words.why.nakshatra(names.term(row.nakshatra ?? ''));
  if (row.at !== null && row.reason !== 'moon') return eventOfRow(row, words);
  return words.why.house(names.graha(row.graha), ordinal);
}

const eventOfRow = (row: HoroscopeBecause, words: HoroscopeWords) =>
  eventInWords(
    {
      kind: row.reason,
      body: row.graha,
      zodiac: row.zodiac,
      nakshatra: row.nakshatra,
      change: row.change,
    },
    words,
  );

/** The transit behind a line, in sentences. */
export function becauseInFull(
  row: HoroscopeBecause,
  { sign, settings: { timezone } }: Horoscope,
  words: HoroscopeWords,
  language: Language,
): string[] {
  const { why, ordinals, names } = words;
  const ordinal = (house: number | null) => (house === null ? '' : (ordinals[house - 1] ?? ''));
  const own = names.sign(signNameOf(sign));
  const zodiac = names.sign(row.zodiac);
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const first = words.grahasFirst[row.graha] ?? row.graha;
  const position = why.stands(first, zodiac, ordinal(row.house), own);
  const by =
    row.by.length === 0
      ? why.another
      : why.among(row.by.map((graha) => words.grahas[graha] ?? graha));

  const sentences: string[] = [];
  if (row.reason === 'aspect') {
    sentences.push(why.looks(first, zodiac, ordinal(row.house), own));
    sentences.push(row.benefic ? why.benefic : why.malefic);
  } else if (row.reason === 'nakshatra') {
    sentences.push(why.moonIn(names.term(row.nakshatra ?? ''), zodiac), position);
  } else if (row.reason === 'balance' && row.by.length === 2) {
    const [helps = '', slows = ''] = row.by.map((graha) => words.grahas[graha] ?? graha);
    return [why.balance(helps, slows)];
  } else if (row.id.endsWith('good_days')) {
    return [why.goodDays(percent(row.share))];
  } else if (row.reason === 'moon') {
    sentences.push(position);
    if (row.at !== null && row.until !== null) {
      const day = (instant: string) =>
        dayAndTime(instant, timezone, language, timeMessages(language));
      sentences.push(why.stay(day(row.at), day(row.until)));
    }
  } else if (row.at !== null) {
    sentences.push(
      why.happens(
        eventOfRow(row, words),
        dayAndTime(row.at, timezone, language, timeMessages(language)),
      ),
      position,
    );
  } else {
    sentences.push(position);
  }

  if (row.effect === 'good' || row.effect === 'bad') sentences.push(why[row.effect]);
  else if (row.effect !== null) {
    const vedha = row.vedha_house === null ? null : ordinal(row.vedha_house);
    sentences.push(why[row.effect](by, vedha ?? why.vedhaHouse));
  }
  if (row.share < 0.995 && row.points !== 0) sentences.push(why.share(percent(row.share)));
  return sentences;
}
