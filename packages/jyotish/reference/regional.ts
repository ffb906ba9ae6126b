import type { RegionalCalendar } from '../src/regional/index.ts';

/** A date that almanacs and lists of public holidays print for a region. */
export interface PublishedDay {
  readonly calendar: RegionalCalendar;
  readonly occasion: string;
  readonly date: string;
  /** `MONTH DAY YEAR` of the calendar */
  readonly shown: string;
}

const CITIES = {
  chennai: { latitude: 13.0837, longitude: 80.2702 },
  thiruvananthapuram: { latitude: 8.5241, longitude: 76.9366 },
  kolkata: { latitude: 22.5726, longitude: 88.3639 },
  bhubaneswar: { latitude: 20.2961, longitude: 85.8245 },
  hyderabad: { latitude: 17.385, longitude: 78.4867 },
  bengaluru: { latitude: 12.9716, longitude: 77.5946 },
  ahmedabad: { latitude: 23.0225, longitude: 72.5714 },
  amritsar: { latitude: 31.634, longitude: 74.8723 },
  delhi: { latitude: 28.6139, longitude: 77.209 },
};

/** Where each calendar is used. */
export const REGIONAL_PLACES: Readonly<
  Record<RegionalCalendar, { readonly latitude: number; readonly longitude: number }>
> = {
  tamil: CITIES.chennai,
  malayalam: CITIES.thiruvananthapuram,
  bengali: CITIES.kolkata,
  odia: CITIES.bhubaneswar,
  telugu: CITIES.hyderabad,
  kannada: CITIES.bengaluru,
  gujarati: CITIES.ahmedabad,
  nanakshahi: CITIES.amritsar,
  national: CITIES.delhi,
};

const of = (
  calendar: RegionalCalendar,
  occasion: string,
  days: readonly (readonly [date: string, shown: string])[],
): PublishedDay[] => days.map(([date, shown]) => ({ calendar, occasion, date, shown }));

/**
 * New year's days and other days by which a calendar is known: lists of public holidays of Tamil Nadu, Kerala, West
 * Bengal, Odisha, Telangana, Karnataka and Gujarat, 2020 to 2026; the Gazette of India prints the national date.
 */
export const PUBLISHED_REGIONAL_DAYS: readonly PublishedDay[] = [
  ...of('tamil', 'Puthandu', [
    ['2020-04-14', 'Chithirai 1 Sharvari'],
    ['2021-04-14', 'Chithirai 1 Plava'],
    ['2022-04-14', 'Chithirai 1 Shubhakrit'],
    ['2023-04-14', 'Chithirai 1 Shobhakrit'],
    ['2024-04-14', 'Chithirai 1 Krodhi'],
    ['2025-04-14', 'Chithirai 1 Vishvavasu'],
    ['2026-04-14', 'Chithirai 1 Parabhava'],
  ]),
  ...of('tamil', 'Pongal', [
    ['2020-01-15', 'Thai 1 Vikari'],
    ['2021-01-14', 'Thai 1 Sharvari'],
    ['2022-01-14', 'Thai 1 Plava'],
    ['2023-01-15', 'Thai 1 Shubhakrit'],
    ['2024-01-15', 'Thai 1 Shobhakrit'],
    ['2025-01-14', 'Thai 1 Krodhi'],
  ]),
  ...of('malayalam', 'New year', [
    ['2021-08-17', 'Chingam 1 1197'],
    ['2022-08-17', 'Chingam 1 1198'],
    ['2023-08-17', 'Chingam 1 1199'],
    ['2024-08-17', 'Chingam 1 1200'],
    ['2025-08-17', 'Chingam 1 1201'],
  ]),
  ...of('malayalam', 'Vishu', [
    ['2020-04-14', 'Medam 1 1195'],
    ['2021-04-14', 'Medam 1 1196'],
    // The Sun entered Aries after the Vishu sunrise of Medam 1: the first sight was on its second day.
    ['2022-04-15', 'Medam 2 1197'],
    ['2023-04-15', 'Medam 1 1198'],
    ['2024-04-14', 'Medam 1 1199'],
    ['2025-04-14', 'Medam 1 1200'],
  ]),
  ...of('bengali', 'Pohela Boishakh', [
    ['2020-04-14', 'Boishakh 1 1427'],
    ['2021-04-15', 'Boishakh 1 1428'],
    ['2022-04-15', 'Boishakh 1 1429'],
    ['2023-04-15', 'Boishakh 1 1430'],
    ['2024-04-14', 'Boishakh 1 1431'],
    ['2025-04-15', 'Boishakh 1 1432'],
    ['2026-04-15', 'Boishakh 1 1433'],
  ]),
  ...of('odia', 'Pana Sankranti', [
    ['2020-04-13', 'Mesha 1 1427'],
    ['2021-04-14', 'Mesha 1 1428'],
    ['2022-04-14', 'Mesha 1 1429'],
    ['2023-04-14', 'Mesha 1 1430'],
    ['2025-04-14', 'Mesha 1 1432'],
    ['2026-04-14', 'Mesha 1 1433'],
  ]),
  // Drik Panchang: the Sun enters within two hours of midnight, before or after the hour that decides.
  ...of('odia', 'First day of a month', [
    ['2013-05-15', 'Brusha 1 1420'],
    ['2018-07-17', 'Karkata 1 1425'],
    ['2024-12-15', 'Dhanu 1 1432'],
    ['2026-07-17', 'Karkata 1 1433'],
  ]),
  ...of('odia', 'Sunia', [
    ['2024-09-15', 'Singha 31 1432'],
    ['2025-09-04', 'Singha 19 1433'],
  ]),
  ...(['telugu', 'kannada'] as const).flatMap((calendar) => {
    const chaitra = calendar === 'telugu' ? 'Chaitram' : 'Chaitra';
    return of(calendar, 'Ugadi', [
      ['2021-04-13', `${chaitra} 1 Plava`],
      ['2022-04-02', `${chaitra} 1 Shubhakrit`],
      ['2023-03-22', `${chaitra} 1 Shobhakrit`],
      ['2024-04-09', `${chaitra} 1 Krodhi`],
      ['2025-03-30', `${chaitra} 1 Vishvavasu`],
    ]);
  }),
  ...of('gujarati', 'New year', [
    ['2021-11-05', 'Kartak 1 2078'],
    ['2022-10-26', 'Kartak 1 2079'],
    ['2023-11-14', 'Kartak 1 2080'],
    ['2024-11-02', 'Kartak 1 2081'],
    ['2025-10-22', 'Kartak 1 2082'],
  ]),
  ...of('nanakshahi', 'New year', [
    ['2003-03-14', 'Chet 1 535'],
    ['2024-03-14', 'Chet 1 556'],
  ]),
  ...of('nanakshahi', 'Vaisakhi', [['2024-04-14', 'Vaisakh 1 556']]),
  ...of('nanakshahi', 'Birthday of Guru Gobind Singh', [['2024-01-05', 'Poh 23 555']]),
  ...of('national', 'New year', [
    ['1957-03-22', 'Chaitra 1 1879'],
    ['2024-03-21', 'Chaitra 1 1946'],
    ['2025-03-22', 'Chaitra 1 1947'],
  ]),
  ...of('national', 'Republic Day', [['2024-01-26', 'Magha 6 1945']]),
  ...of('national', 'Independence Day', [['2025-08-15', 'Shravana 24 1947']]),
];

/** Days that the calendar of Bangladesh, as of 2019, puts on fixed civil dates. */
export const PUBLISHED_BANGLADESH_DAYS = [
  ['2024-04-14', 'Boishakh 1 1431'],
  ['2024-02-21', 'Falgun 8 1430'],
  ['2023-12-16', 'Poush 1 1430'],
  ['2025-03-26', 'Choitro 12 1431'],
  ['2024-03-26', 'Choitro 12 1430'],
] as const;
