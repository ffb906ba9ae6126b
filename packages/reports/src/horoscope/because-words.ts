import { isoFromJulianDay, type GrahaId, type JulianDay, type TransitEvent } from '@jyoti/jyotish';
import { formatList, type Language } from '@jyoti/language';
import { grahas } from '@jyoti/language/terms/sky.grahas';
import { dayAndTime, timeSpanMessages } from '@jyoti/ui/data';
import { terms } from '../format/terms.ts';
import { ordinalHouse } from '../kundli/ordinal-house.ts';
import { commonMessages } from '../messages.generated/common.ts';
import { horoscopeMessages } from '../messages.generated/horoscope.ts';
import type { Because } from './because.ts';
import type { HoroscopeDocumentSource } from './source.ts';

/** "the Sun" inside a sentence. */
export const grahaInSentence = (graha: GrahaId, language: Language): string =>
  grahas[language][graha].inSentence;

/** A day and a time of the place. */
export const dayAndTimeOf = (jdUt: JulianDay, timezone: string, language: Language): string =>
  dayAndTime(isoFromJulianDay(jdUt), timezone, language, timeSpanMessages[language]);

/** An event in a few words: "Venus enters Libra". */
export function eventInWords(event: TransitEvent, language: Language): string {
  const { events } = horoscopeMessages[language];
  const body = 'body' in event ? grahas[language][event.body].name : '';
  if (event.kind === 'nakshatra_ingress')
    return events.enters({ body, where: terms[language].nakshatra(event.nakshatra) });
  const zodiac = terms[language].sign(event.sign);
  switch (event.kind) {
    case 'sign_ingress':
      return events.enters({ body, where: zodiac });
    case 'station':
      return events[event.motion]({ body, zodiac });
    case 'combustion':
      return events[event.change]({ body });
    case 'lunation':
      return events[event.phase]({ zodiac });
    default:
      return events[event.kind]({ zodiac });
  }
}

/** Whether a line weighs two grahas against each other; otherwise `by` are those that obstruct or relieve its graha. */
const isBetween = ({ reason, by, effect }: Because): boolean =>
  reason === 'balance' && by.length > 1 && effect === null;

/** What a line is based on, in two or three words. */
export function becauseInBrief(row: Because, language: Language): string {
  const { why } = horoscopeMessages[language];
  const { graha: name, nakshatra } = terms[language];
  const graha = name(row.graha);
  const ordinal = ordinalHouse(row.house, commonMessages[language]);
  if (row.reason === 'aspect') return why.aspect({ graha, ordinal });
  if (row.reason === 'balance')
    return formatList((isBetween(row) ? row.by : [row.graha]).map(name), language);
  if (row.nakshatra !== null) return why.nakshatra({ name: nakshatra(row.nakshatra) });
  return row.event ? eventInWords(row.event, language) : why.house({ graha, ordinal });
}

/** What a line is based on, in sentences. */
export function becauseInFull(
  row: Because,
  { forecast, timezone }: Pick<HoroscopeDocumentSource, 'forecast' | 'timezone'>,
  language: Language,
): string {
  const { why } = horoscopeMessages[language];
  const ordinalOf = (house: number) => ordinalHouse(house, commonMessages[language]);
  const inSentence = (id: GrahaId) => grahaInSentence(id, language);
  const time = (jdUt: JulianDay) => dayAndTimeOf(jdUt, timezone, language);
  const percent = `${Math.round(row.share * 100)}%`;
  if (row.reason === 'good_days') return why.goodDays({ percent });
  const [helps, slows] = row.by;
  if (isBetween(row) && helps && slows)
    return why.balance({ helps: inSentence(helps), slows: inSentence(slows) });

  const graha = inSentence(row.graha);
  const { sign, nakshatra } = terms[language];
  const zodiac = sign(row.sign);
  const place = {
    graha,
    Graha: graha.replace(/^./, (letter) => letter.toUpperCase()),
    zodiac,
    ordinal: ordinalOf(row.house),
    sign: sign(forecast.sign),
  };
  const sentences: string[] = [];
  if (row.reason === 'aspect')
    sentences.push(why.looks(place), row.benefic ? why.benefic : why.malefic);
  else {
    if (row.nakshatra !== null)
      sentences.push(why.moonIn({ name: nakshatra(row.nakshatra), zodiac }));
    if (row.event)
      sentences.push(
        why.happens({ event: eventInWords(row.event, language), at: time(row.event.jdUt) }),
      );
    sentences.push(why.stands(place));
    if (row.stay)
      sentences.push(why.stay({ from: time(row.stay.fromJdUt), to: time(row.stay.toJdUt) }));
  }
  if (row.effect === 'good' || row.effect === 'bad') sentences.push(why[row.effect]);
  else if (row.effect !== null) {
    const by = row.by.length > 0 ? formatList(row.by.map(inSentence), language) : why.another;
    const ordinal = row.vedhaHouse === null ? why.vedhaHouse : ordinalOf(row.vedhaHouse);
    sentences.push(why[row.effect]({ by, ordinal }));
  }
  if (row.share < 0.995 && row.points !== 0) sentences.push(why.share({ percent }));
  return sentences.join(' ');
}
