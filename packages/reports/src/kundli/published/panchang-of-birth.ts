import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';
import { facts, type ReportBlock, timeOfDay, weekdayName, zonedTime } from '@jyoti/ui/data';
import { clockOf, dayOf, degreesMinutesSeconds } from '../../format/format.ts';
import type { ReportSource } from '../source.ts';
import type { BasicWords } from '../../report-words.ts';

/** The almanac of the moment of birth; null if the report lacks it. */
export function panchangOfBirth(
  { kundli: { birth, settings }, planets: { panchang } }: ReportSource,
  words: BasicWords,
): ReportBlock | null {
  if (!panchang) return null;
  const { names } = words;
  const { ayanamsas } = ayanamsasMessages[names.language];
  // The Vedic day begins at sunrise: before it, sunrise and sunset are those of the previous civil day.
  const otherDay = (instant: string) => {
    const { date } = zonedTime(instant, settings.timezone);
    return date === birth.date
      ? ''
      : ` (${weekdayName(names.language, date, 'short')}, ${dayOf(instant, settings.timezone, names.language)})`;
  };
  const clock = (instant: string | null) =>
    instant === null
      ? words.noSunrise
      : `${timeOfDay(names.times, clockOf(instant, settings.timezone))}${otherDay(instant)}`;

  return facts({ title: words.panchang }, [
    [words.day, names.term(panchang.day_of_birth)],
    [words.dayLord, names.graha(panchang.day_lord)],
    [words.horaLord, panchang.hora_lord && names.graha(panchang.hora_lord)],
    [words.sunrise, clock(panchang.sunrise_at_birth)],
    [words.sunset, clock(panchang.sunset_at_birth)],
    [words.tithi, names.tithi(panchang.tithi)],
    [words.yoga, names.term(panchang.yoga)],
    [words.karana, names.term(panchang.karana)],
    [words.ayanamsa, `${ayanamsas[settings.ayanamsa]} ${degreesMinutesSeconds(panchang.ayanamsa)}`],
  ]);
}
