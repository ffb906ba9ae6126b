import { civilFromJulianDay, moonOfBirthDay, type Chart, type JulianDay } from '@jyoti/jyotish';
import { notice } from '@jyoti/readings';
import type { Language } from '@jyoti/contract';
import { formatClock } from '@jyoti/language';
import { skyMessages } from '@jyoti/language/terms/sky';

/** Notices of when the Moon changes sign and nakshatra during a day. */
export function moonChangeNotices(
  chart: Chart,
  language: Language,
  day = moonOfBirthDay(chart),
): string[] {
  const { signs } = skyMessages[language];
  const nakshatras: Readonly<Record<number, string>> = skyMessages[language].nakshatras;
  const clock = (jdUt: JulianDay) =>
    formatClock(civilFromJulianDay(jdUt, chart.birth.timeZone).time, language);
  const signChanges = day.signs.slice(1).map(({ sign, startJdUt }, before) =>
    notice('moonChangesSign', language, {
      first: signs[day.signs[before]?.sign ?? sign].name,
      second: signs[sign].name,
      time: clock(startJdUt),
    }),
  );
  const nakshatraChanges = day.nakshatras.slice(1).map(({ nakshatra, startJdUt }, before) =>
    notice('moonChangesNakshatra', language, {
      first: nakshatras[day.nakshatras[before]?.nakshatra ?? nakshatra] ?? '',
      second: nakshatras[nakshatra] ?? '',
      time: clock(startJdUt),
    }),
  );
  return [...signChanges, ...nakshatraChanges];
}

/** Notices for a reader about a birth without a time. */
export function unknownTimeNotices(
  chart: Chart,
  language: Language,
  day = moonOfBirthDay(chart),
): string[] {
  return [
    notice('timeUnknown', language),
    ...moonChangeNotices(chart, language, day),
    notice('dashasUncertain', language),
  ];
}
