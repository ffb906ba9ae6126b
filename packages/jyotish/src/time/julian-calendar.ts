import { JyotishError } from '../error.ts';
import { dateFromDays, formatDate } from './calendar.ts';

/** Days from 1 March of year 0 of the Julian calendar to 1970-01-01 of the Gregorian. */
const DAYS_TO_UNIX_EPOCH = 719_470;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * The date of the Gregorian calendar that a date of the Julian calendar ("old style") is: 25 October 1917 is 7 November.
 * @param date `YYYY-MM-DD`, Julian calendar
 * @throws JyotishError `invalid_date`
 */
export function gregorianFromJulian(date: string): string {
  const [year, month, day] = (DATE.exec(date) ?? []).slice(1).map(Number);
  const length = month === 2 && year! % 4 === 0 ? 29 : LENGTHS[month! - 1];
  if (length === undefined || day! < 1 || day! > length) {
    throw new JyotishError('invalid_date', `"${date}" is not a day of the Julian calendar.`);
  }
  const fromMarch = (month! + 9) % 12;
  const years = year! - (month! <= 2 ? 1 : 0);
  const days =
    years * 365 + Math.floor(years / 4) + Math.floor((153 * fromMarch + 2) / 5) + day! - 1;
  return formatDate(dateFromDays(days - DAYS_TO_UNIX_EPOCH));
}

/**
 * The first day on which the Gregorian calendar was law, by zone. Soviet Russia: IANA tz database, file calendars. The
 * others: the laws of the countries (Bulgaria 1 April 1916, Serbia 15 January 1919, Romania 1 April 1919, Greece
 * 16 February 1923, all Julian). Turkey dropped the difference of its financial calendar on 16 February 1917.
 */
const REFORMS: readonly (readonly [first: string, zones: readonly string[]])[] = [
  ['1916-04-14', ['Europe/Sofia']],
  ['1917-03-01', ['Europe/Istanbul', 'Asia/Istanbul']],
  [
    '1918-02-14',
    [
      'Europe/Moscow',
      'Europe/Kaliningrad',
      'Europe/Samara',
      'Europe/Saratov',
      'Europe/Volgograd',
      'Europe/Astrakhan',
      'Europe/Ulyanovsk',
      'Europe/Kirov',
      'Europe/Minsk',
      'Europe/Tallinn',
      'Europe/Riga',
      'Europe/Simferopol',
      'Asia/Yekaterinburg',
      'Asia/Omsk',
      'Asia/Novosibirsk',
      'Asia/Barnaul',
      'Asia/Tomsk',
      'Asia/Novokuznetsk',
      'Asia/Krasnoyarsk',
      'Asia/Irkutsk',
      'Asia/Chita',
      'Asia/Yakutsk',
      'Asia/Khandyga',
      'Asia/Vladivostok',
      'Asia/Ust-Nera',
      'Asia/Sakhalin',
      'Asia/Srednekolymsk',
      'Asia/Magadan',
      'Asia/Kamchatka',
      'Asia/Anadyr',
      'Asia/Almaty',
      'Asia/Qyzylorda',
      'Asia/Qostanay',
      'Asia/Aqtobe',
      'Asia/Aqtau',
      'Asia/Atyrau',
      'Asia/Oral',
      'Asia/Tashkent',
      'Asia/Samarkand',
      'Asia/Bishkek',
      'Asia/Dushanbe',
      'Asia/Ashgabat',
      'Asia/Baku',
      'Asia/Tbilisi',
      'Asia/Yerevan',
    ],
  ],
  ['1918-03-01', ['Europe/Kyiv', 'Europe/Kiev', 'Europe/Uzhgorod', 'Europe/Zaporozhye']],
  ['1919-01-28', ['Europe/Belgrade', 'Europe/Podgorica', 'Europe/Skopje']],
  ['1919-04-14', ['Europe/Bucharest', 'Europe/Chisinau']],
  ['1923-03-01', ['Europe/Athens']],
];

/**
 * The date until which a date of birth in a zone may be of the Julian calendar: the first day on which the Gregorian one
 * was law there, `YYYY-MM-DD` (Gregorian); null where the Julian calendar was not in use after 1800.
 * @param timezone IANA zone
 */
export function julianCalendarUntil(timezone: string): string | null {
  return REFORMS.find(([, zones]) => zones.includes(timezone))?.[0] ?? null;
}
