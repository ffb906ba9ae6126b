import type { BirthPanchang, Chart } from '@jyoti/jyotish';
import { notice } from '@jyoti/readings';
import type { Language } from '@jyoti/contract';

/** An offset from UTC as `+05:21:10`. @param minutes east of UTC */
export function offsetText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minute, second] = parts.map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${hours}:${minute}${second === '00' ? '' : `:${second}`}`;
}

/** Notices about the clock time of a birth. */
export function timeNotices(
  { birth, time }: Pick<Chart, 'birth' | 'time'>,
  language: Language,
): string[] {
  const used = offsetText(time.offsetMinutes);
  const notices: string[] = [];
  if (time.ambiguous) {
    notices.push(notice(birth.fold === 1 ? 'timeTwiceSecond' : 'timeTwiceFirst', language));
  }
  const { isLocalMeanTime, meanTimeOf: city, alternatives = [] } = birth;
  if (isLocalMeanTime) notices.push(notice('localMeanTime', language, { used }));
  if (city !== undefined) notices.push(notice('meanTimeOf', language, { city, used }));
  return [
    ...notices,
    ...alternatives.map(({ id, offset }) => notice(id, language, { used, other: offset })),
  ];
}

/**
 * Whether a day without a sunrise has the midnight sun rather than the polar night: the Sun's declination is
 * on the side of the near pole, which is north from the March to the September equinox. Such days are far
 * from both equinoxes.
 */
export function isMidnightSun(date: string, latitude: number): boolean {
  const day = date.slice(5);
  const isNorthern = day >= '03-21' && day < '09-23';
  return isNorthern === latitude > 0;
}

function panchangNotices(
  panchang: BirthPanchang,
  { birth }: Pick<Chart, 'birth'>,
  language: Language,
): string[] {
  if (panchang.notices.includes('no_sunrise')) {
    const isUp = isMidnightSun(birth.date, birth.latitude);
    return [notice(isUp ? 'noSunsetAllDay' : 'noSunrise', language)];
  }
  return panchang.notices.length > 0 ? [notice('noSunset', language)] : [];
}

/** Notices about the clock time of a moment that is no birth. */
export function momentNotices({ birth, time }: Chart, language: Language): string[] {
  const used = offsetText(time.offsetMinutes);
  return [
    ...timeNotices({ time, birth: { ...birth, isLocalMeanTime: false } }, language),
    ...(birth.isLocalMeanTime ? [notice('almanacLocalMeanTime', language, { used })] : []),
  ];
}

/** The notices of a kundli. */
export function kundliNotices(
  chart: Chart,
  panchang: BirthPanchang | null,
  language: Language,
): string[] {
  return [
    ...timeNotices(chart, language),
    ...(panchang ? panchangNotices(panchang, chart, language) : []),
  ];
}
