import type {
  GowriName,
  PanchakaKind,
  RegionalCalendarName,
  RegionalEraName,
  SpecialYogaName,
} from '@jyoti/contract';

export const en = {
  loading: 'Loading more timings',
  failed: 'These timings could not be loaded',
  time: 'Time',
  name: 'Name',
  meaning: 'Meaning',
  good: 'Good',
  avoid: 'Avoid',
  /** On paper: "Ravi Pushya: popular for prayers." */
  item: (name: string, meaning: string) => `${name}: ${meaning}`,
  calendars: {
    title: 'Regional calendars',
    text: 'This date in calendars of India. Dates of solar calendars can differ by a day from almanacs that calculate sankrantis by older tables.',
    calendar: 'Calendar',
    date: 'Date',
    year: 'Year',
    names: {
      tamil: 'Tamil',
      malayalam: 'Malayalam',
      bengali: 'Bengali',
      odia: 'Odia',
      telugu: 'Telugu',
      kannada: 'Kannada',
      gujarati: 'Gujarati',
      nanakshahi: 'Nanakshahi (Sikh)',
      national: 'Indian national',
    } satisfies Record<RegionalCalendarName, string>,
    about: {
      tamil:
        'Solar months. A month begins on the day the Sun enters a sign, or on the next day when it enters after sunset.',
      malayalam:
        'Solar months. A month begins on the day the Sun enters a sign, or on the next day when it enters after the third of the five parts of daylight.',
      bengali:
        'Solar months. In India a month begins on the day after the Sun enters a sign; Bangladesh uses months of fixed length.',
      odia: 'Solar months. A month begins on the date on which the Sun enters a sign. The year changes in August or September, on Sunia.',
      telugu:
        'Lunar months from new moon to new moon. The date is the tithi at sunrise. The year begins on Ugadi.',
      kannada:
        'Lunar months from new moon to new moon. The date is the tithi at sunrise. The year begins on Ugadi.',
      gujarati:
        'Lunar months from new moon to new moon. The date is the tithi at sunrise. The year begins on the day after Diwali.',
      nanakshahi: 'Months of fixed length since 2003. The year begins on 14 March.',
      national:
        'Months of fixed length since 1957. The year begins on 22 March, in leap years on 21 March.',
    } satisfies Record<RegionalCalendarName, string>,
    /** "Chithirai 1" */
    dayOf: (month: string, day: number) => `${month} ${day}`,
    /** "Kartak, Shukla Panchami" */
    lunarDay: (month: string, tithi: string) => `${month}, ${tithi}`,
    adhika: (month: string) => `Adhika ${month}`,
    month: (name: string) => name,
    weekday: (name: string) => name,
    /** "Thingal, Chithirai 1" */
    onWeekday: (weekday: string, date: string) => `${weekday}, ${date}`,
    eras: {
      kali: (year: number) => `Kali ${year}`,
      kollam: (year: number) => `Kollam ${year}`,
      bangabda: (year: number) => `Bangabda ${year}`,
      amli: (year: number) => `Amli ${year}`,
      shaka: (year: number) => `Shaka ${year}`,
      vikram: (year: number) => `Vikram ${year}`,
      nanakshahi: (year: number) => `Nanakshahi ${year}`,
    } satisfies Record<RegionalEraName, (year: number) => string>,
    named: (year: string, name: string) => `${year}, ${name}`,
    skipped: 'The next tithi begins and ends before the next sunrise, so no day has its name.',
  },
  gowri: {
    title: 'Gowri panchangam',
    text: 'Tamil almanacs divide day and night into eight parts each. Five kinds are good, three are avoided.',
    day: 'By day',
    night: 'By night',
    /** On paper, where the good parts are tinted. */
    sheetDay: 'Gowri by day (good ones tinted)',
    sheetNight: 'Gowri by night',
    nalla: 'Nalla Neram',
    nallaText:
      'The good Gowri parts of the day that are neither Rahu Kaal nor Yamaganda. Printed calendars often give fixed hours instead.',
    names: {
      uthi: 'Uthi',
      amirdha: 'Amirdha',
      rogam: 'Rogam',
      laabam: 'Laabam',
      dhanam: 'Dhanam',
      sugam: 'Sugam',
      soram: 'Soram',
      visham: 'Visham',
    } satisfies Record<GowriName, string>,
    meanings: {
      uthi: 'Rising: good for starting work.',
      amirdha: 'Nectar: the best part, good for everything.',
      rogam: 'Illness: avoided for beginnings.',
      laabam: 'Gain: good for trade and study.',
      dhanam: 'Wealth: good for money matters.',
      sugam: 'Comfort: good for home and family.',
      soram: 'Theft: avoided for deals and valuables.',
      visham: 'Poison: avoided. By day it is the same as Rahu Kaal.',
    } satisfies Record<GowriName, string>,
  },
  special: {
    title: 'Special yogas',
    none: 'No special yoga on this day.',
    names: {
      sarvartha_siddhi: 'Sarvartha Siddhi',
      amrit_siddhi: 'Amrit Siddhi',
      ravi_pushya: 'Ravi Pushya',
      guru_pushya: 'Guru Pushya',
      dvipushkara: 'Dvipushkara',
      tripushkara: 'Tripushkara',
      ravi_yoga: 'Ravi Yoga',
    } satisfies Record<SpecialYogaName, string>,
    meanings: {
      sarvartha_siddhi:
        'A weekday and a nakshatra that together are considered good for almost any beginning.',
      amrit_siddhi:
        'A rarer pair of weekday and nakshatra, also considered good for almost any beginning.',
      ravi_pushya: 'Pushya on a Sunday: popular for prayers and for buying gold.',
      guru_pushya:
        'Pushya on a Thursday: popular for buying gold or property and for beginning studies.',
      dvipushkara:
        'What happens in it is said to happen twice, so people choose it for gains and avoid it for losses.',
      tripushkara:
        'What happens in it is said to happen three times, so people choose it for gains and avoid it for losses.',
      ravi_yoga:
        'The Moon in a nakshatra that suits the Sun’s: said to remove the faults of a day, and good for any beginning.',
    } satisfies Record<SpecialYogaName, string>,
  },
  anandadi: {
    title: 'Anandadi yogas',
    text: 'One of 28 yogas of weekday and nakshatra runs at any time.',
    yoga: (name: string) => name,
    quality: 'Quality',
    avoidUntil: (until: string) => `Avoid ${until}`,
    avoidAll: 'Avoid all of it',
  },
  lagna: {
    title: 'Ascendants (lagna)',
    text: 'The sign that rises in the east. Whatever begins at that time has it as its ascendant.',
    sign: 'Sign',
    none: 'So far north or south some signs never rise, so there is no table.',
  },
  panchaka: {
    title: 'The five panchakas',
    text: 'Tithi, nakshatra, weekday and rising sign, added and divided by nine, leave a remainder. Five remainders are avoided, each for its own act.',
    kind: 'Panchaka',
    free: 'None',
    names: {
      mrityu: 'Mrityu',
      agni: 'Agni',
      raja: 'Raja',
      chora: 'Chora',
      roga: 'Roga',
    } satisfies Record<PanchakaKind, string>,
    meanings: {
      mrityu: 'Death: avoided above all for weddings.',
      agni: 'Fire: avoided for building or repairing a house.',
      raja: 'The ruler: avoided for entering service and for official matters.',
      chora: 'Theft: avoided for journeys.',
      roga: 'Illness: avoided for the sacred thread ceremony.',
    } satisfies Record<PanchakaKind, string>,
    freeMeaning: 'Free of all five.',
    /** On paper, before the sentences below. */
    moonTitle: 'Of the Moon',
    moon: (from: string, to: string) => `The Moon is in Aquarius and Pisces from ${from} to ${to}.`,
    moonOf: (kind: string) =>
      `This Moon panchaka is called ${kind}, after the weekday it began on.`,
    moonHarmless: 'It began on a Wednesday or Thursday, which is considered harmless.',
  },
};
