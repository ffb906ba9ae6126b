import { expect, test } from 'vitest';
import { almanacSky } from '../panchang/index.ts';
import type { SignNumber } from '../chart/index.ts';
import { resolveCivilTime } from '../time/index.ts';
import { dateOfNumber, festivalDays } from './days.ts';
import { dayNumberOfSankranti } from './sankranti-day.ts';

const INDIA = 'Asia/Kolkata';
const KOLKATA = { latitude: 22.5726, longitude: 88.3639 };
const sky = almanacSky('lahiri');
const days = festivalDays(KOLKATA, INDIA, 'centre', sky);

function bengalDayOf(sign: SignNumber, date: string, time: string): string {
  const { jdUt } = resolveCivilTime({ date, time, timeZone: INDIA });
  return dateOfNumber(dayNumberOfSankranti('bengal', sign, jdUt, { sky, days })!);
}

test.each([
  ['in the evening: the next date', 1, '2024-06-10', '21:00', '2024-06-11'],
  ['after midnight: the date after the next', 1, '2024-06-11', '01:00', '2024-06-12'],
  [
    'near midnight, in another tithi than at sunrise: as after it',
    1,
    '2024-06-10',
    '23:50',
    '2024-06-12',
  ],
  ['near midnight into Cancer: as before it', 4, '2024-06-11', '00:20', '2024-06-11'],
  ['near midnight into Capricorn: as after it', 10, '2024-06-10', '23:40', '2024-06-12'],
] as const)('Bengal, %s', (_, sign, date, time, expected) => {
  expect(bengalDayOf(sign, date, time)).toBe(expected);
});

test('Bengal, near midnight, in the tithi of sunrise: as before it', () => {
  // The first night of June 2024 and later of which the tithi at ten past midnight was current at sunrise.
  const { jdUt: first } = resolveCivilTime({ date: '2024-06-01', time: '00:10', timeZone: INDIA });
  const tithiAt = (jdUt: number) => Math.floor(sky.elongation.at(jdUt) / 12);
  const night = Array.from({ length: 29 }, (_, more) => first + more).find(
    (jdUt) => tithiAt(days.containing(jdUt)!.sunrise) === tithiAt(jdUt),
  )!;
  const { number } = days.containing(night)!;
  expect(dayNumberOfSankranti('bengal', 1, night, { sky, days })).toBe(number + 1);
});
