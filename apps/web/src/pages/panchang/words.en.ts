import type { EclipseContactId } from '@jyoti/contract';
import { festivalHourWordsEn } from '../../almanac/festival-hour-words.en.ts';
import { sheetWordsEn } from '../../almanac/sheet-words.en.ts';
import { tithiWordsEn } from '../../almanac/tithi-words.en.ts';
import { ayanamsaNames } from '../../kundli/ayanamsa-names.en.ts';
import type { WindowName } from './day-windows.ts';

export const en = {
  tithi: tithiWordsEn,
  sheet: sheetWordsEn,
  title: 'Panchang',
  description:
    'The five limbs of a day at your place, with sunrise, Rahu Kaal, hora, choghadiya and the Moon of the month.',
  heading: 'Vedic time wisdom for your day and place',
  lead: 'Tithi, nakshatra, yoga, karana and vara of any day from 1800 to 2200, by the sunrise of the place you choose.',
  form: {
    title: 'Date and place',
    date: 'Date',
    time: 'Time',
    timeHint: 'We start with the tithi, nakshatra, yoga and karana at this time.',
    place: 'Place',
    wrongAddress:
      'This address asks for a day or a place that does not exist. Please check the fields below.',
    placeHint: 'Fills in latitude and longitude. The time zone comes with them.',
    placeOpen: 'Choose a place from the list, or clear this box to keep the coordinates below.',
    latitude: 'Latitude',
    longitude: 'Longitude',
    latitudeHint: 'Degrees, south below zero',
    longitudeHint: 'Degrees, west below zero',
    submit: 'GET PANCHANG',
    private: 'The last place is remembered in this browser until you log out.',
  },
  result: {
    place: (place: string) => `Panchang, ${place}`,
    lastRead: (day: string, place: string) => `Panchang of ${day}, ${place}`,
    coordinates: (latitude: number, longitude: number) =>
      `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`,
    /** Tithi and nakshatra at the displayed time, each with its end. */
    opening: (
      tithi: string,
      tithiEnd: string,
      nakshatra: string,
      nakshatraEnd: string,
      lit: number,
    ) => `${tithi} until ${tithiEnd}. Moon in ${nakshatra} until ${nakshatraEnd}, ${lit}% lit.`,
    at: (time: string) => `Calculated for ${time}.`,
    sunrise: 'sunrise',
    zone: (zone: string, offset: string) => `All times are in ${zone} time (UTC${offset}).`,
    sunriseIs: {
      centre: 'Sunrise: centre of the Sun, without refraction, as in old books and some almanacs.',
      edge: 'Sunrise: upper edge of the Sun, as in Drik Panchang and newspapers.',
    },
    useSunrise: { centre: 'Use the centre', edge: 'Use the upper edge' },
    /** Before sunrise. */
    running: (weekday: string, ends: string) =>
      `It is still ${weekday} in the panchang: the day ends at sunrise, ${ends}.`,
    showDay: (weekday: string) => `Show ${weekday}`,
    now: (name: string, quality: string) => `Choghadiya now: ${name}, ${quality}`,
    rahuNow: 'Rahu Kaal now',
    edit: 'Change day or place',
    refused: 'This panchang cannot be calculated',
    before: 'Previous day',
    after: 'Next day',
    today: 'Today',
    days: 'Other days',
    timeline: 'The day from sunrise to sunrise',
    tabs: 'Parts of the panchang',
    loading: 'Calculating the panchang',
    follows:
      'You’ll see the tithi, nakshatra, yoga, karana and weekday for this place, with sunrise and sunset, the good hours and the hours to avoid.',
    failed: 'The panchang could not be loaded',
    failedText: 'Your details are kept. Try again, or change them.',
    polar: 'A day without sunrise or sunset',
    pdf: 'Download Panchang as PDF',
    muhurta: 'Find a good date',
    festivals: (year: string) => `Festivals of ${year}`,
    wallCalendar: 'Wall calendar',
  },
  festivals: {
    title: 'Festivals and fasts',
    more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
    ...festivalHourWordsEn,
    none: 'No festival or fast on this day.',
    next: (names: string, weekday: string, day: string) => `Next: ${names}, ${weekday}, ${day}`,
  },
  eclipses: {
    visibility: {
      all: 'Visible here',
      part: 'Partly visible here',
      none: 'Not visible here',
    },
    seen: (span: string) => `You can see it ${span}.`,
    partialHere: 'Here only a part of the Sun is covered.',
    sutak: {
      lunar_eclipse: (from: string, gentle: string, to: string) =>
        `Sutak ${from} to ${to}: three praharas before the eclipse. Children, the old and the sick keep it from ${gentle}.`,
      solar_eclipse: (from: string, gentle: string, to: string) =>
        `Sutak ${from} to ${to}: four praharas before the eclipse. Children, the old and the sick keep it from ${gentle}.`,
    },
    noSutak: 'It cannot be seen here, so no sutak is kept.',
    penumbral: 'The Moon only dims a little, so no sutak is kept.',
    contactsLabel: 'Times of the eclipse',
    contacts: {
      penumbra_begins: (_ring: boolean) => 'Enters the penumbra',
      begins: (_ring: boolean) => 'Begins',
      inner_begins: (ring: boolean): string => (ring ? 'Ring begins' : 'Total from'),
      greatest: (_ring: boolean) => 'Greatest',
      inner_ends: (ring: boolean): string => (ring ? 'Ring ends' : 'Total until'),
      ends: (_ring: boolean) => 'Ends',
      penumbra_ends: (_ring: boolean) => 'Leaves the penumbra',
    } satisfies Record<EclipseContactId, (ring: boolean) => string>,
    below: (time: string) => `${time} (below the horizon)`,
    magnitude: 'Covered',
    covered: (percent: number) => `${Math.min(percent, 100)}% of the diameter`,
  },
  calendar: {
    open: 'Add to calendar',
    day: (day: string) => `Festivals of ${day}`,
    month: (month: string) => `Festivals of ${month}`,
    year: (year: string) => `Festivals of ${year}`,
    subscribe: 'Subscribe in your calendar app',
  },
  tabs: {
    panchang: 'Panchang Detail',
    moon: 'Moon Calendar',
    monthly: 'Monthly',
    hora: 'Hora Muhurat',
    choghadiya: 'Choghadiya',
    more: 'More timings',
  },
  limbs: { tithi: 'Tithi', nakshatra: 'Nakshatra', yoga: 'Yoga', karana: 'Karana', vara: 'Vara' },
  facts: {
    name: 'Name',
    type: 'Type',
    deity: 'Deity',
    lord: 'Lord',
    number: 'Number',
    start: 'Start',
    end: 'End',
    meaning: 'Meaning',
    special: 'Special',
    day: 'Day',
    date: 'Date',
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    moonrise: 'Moonrise',
    moonset: 'Moonset',
    nextSunrise: 'Next sunrise',
    moonSign: 'Moon sign',
    sunSign: 'Sun sign',
    month: 'Amanta month',
    monthPurnimanta: 'Purnimanta month',
    vikram: 'Vikram Samvat',
    shaka: 'Shaka Samvat',
    gujarati: 'Gujarati Samvat',
    /** "1948 Parabhava" */
    year: (year: number, samvatsara: string) => `${year} ${samvatsara}`,
    /** "2083 Siddharthi (Raudra since 21 Apr 2026)" */
    yearSince: (year: string, samvatsara: string, since: string) =>
      `${year} (${samvatsara} since ${since})`,
    drikRitu: 'Drik ritu',
    vedicRitu: 'Vedic ritu',
    drikAyana: 'Drik ayana',
    vedicAyana: 'Vedic ayana',
    fullMoon: 'Next full moon',
    none: 'None on this day',
    neverSets: 'Does not set on this day',
    neverRises: 'Does not rise on this day',
    adhika: (month: string) => `Adhika ${month}`,
    tithi: (name: string, number: number) => `${name} (${number})`,
    yogaNumber: (number: number) => `${number} of 27`,
  },
  karanaTypes: { movable: 'Movable', fixed: 'Fixed' },
  detail: {
    basic: 'Basic Details',
    /** "Monday, lord Moon" */
    weekday: (name: string, lord: string) => `${name}, lord ${lord}`,
    now: 'Now',
    atTime: (limb: string, time: string) => `${limb} at ${time}`,
    others: 'Others of this day',
    inauspicious: 'Inauspicious Timings',
    auspicious: 'Auspicious Timings',
  },
  windows: {
    rahukaal: 'Rahu Kaal',
    gulika: 'Gulika',
    yamakanta: 'Yamaganda',
    dur_muhurta: 'Dur Muhurta',
    varjyam: 'Varjyam',
    bhadra: 'Bhadra',
    panchaka: 'Panchaka',
    ganda_moola: 'Ganda Moola',
    brahma_muhurta: 'Brahma Muhurta',
    pratah_sandhya: 'Pratah Sandhya',
    abhijit: 'Abhijit',
    vijaya_muhurta: 'Vijaya Muhurta',
    godhuli: 'Godhuli',
    sayahna_sandhya: 'Sayahna Sandhya',
    amrit_kaal: 'Amrit Kaal',
    nishita: 'Nishita',
  },
  windowMeanings: {
    rahukaal:
      'An eighth of the day that belongs to Rahu. New work and journeys are usually not begun in it.',
    gulika:
      'An eighth of the day that belongs to Gulika, son of Saturn. What is begun in it is said to repeat itself.',
    yamakanta:
      'An eighth of the day that belongs to Yama, also called Yamaganda. Journeys are usually not begun in it.',
    dur_muhurta:
      'One or two of the thirty muhurtas of 48 minutes that are avoided on this weekday.',
    varjyam:
      'Part of a nakshatra, about an hour and a half, that is avoided for auspicious work. Also called Tyajyam.',
    bhadra:
      'The karana Vishti. Rakhi, the Holika fire and other auspicious work wait until it is over.',
    panchaka:
      'The Moon in the last five nakshatras. Roofs, beds and journeys to the south are put off.',
    ganda_moola:
      'A nakshatra at the meeting of a water and a fire sign. A puja is held for a child born in it.',
    abhijit:
      'The eighth muhurta of the day, around noon: good for almost everything, except on Wednesdays.',
    brahma_muhurta:
      'The last but one of the fifteen muhurtas of the night: a time for study, prayer and meditation.',
    pratah_sandhya: 'The last tenth of the night before sunrise: the time of the morning prayer.',
    vijaya_muhurta:
      'The eleventh of the fifteen muhurtas of the day, in the afternoon: chosen for setting out and for legal matters.',
    godhuli:
      'Dusk, when the cattle come home. Many weddings are held in it. It begins at sunset in the rains, and a few minutes earlier in winter and summer.',
    sayahna_sandhya: 'The first tenth of the night: the time of the evening prayer.',
    nishita:
      'The eighth of the fifteen muhurtas of the night, around midnight: Shiva is worshipped in it on Shivaratri.',
    amrit_kaal:
      'Part of a nakshatra, about an hour and a half, that is considered good for any work.',
  } satisfies Record<WindowName, string>,
  moon: {
    current: 'Current Moon Phase',
    title: (month: string) => `The Moon in ${month}`,
    date: 'Date',
    state: 'State',
    luminance: 'Luminance',
    paksha: 'Paksha',
    exact: (moment: string) => `Exact at ${moment}.`,
    atSunrise: (luminance: string) => `${luminance} at sunrise`,
    text: 'State and light are those of sunrise on each day.',
    layout: 'Shown as',
    layouts: { table: 'Table', grid: 'Calendar' },
    before: 'Previous month',
    after: 'Next month',
    months: 'Other months',
  },
  monthly: {
    title: (month: string) => `The days of ${month}`,
    calendar: (month: string) => `Calendar of ${month}`,
    text: 'Tithi, nakshatra and yoga are those at sunrise of each day. S is the bright half (Shukla), K the dark half (Krishna).',
    festivals: 'Festivals and fasts',
    earlier: 'Earlier in this month',
    wholeYear: (year: string) => `All festivals of ${year}`,
    detail: (date: string) => `${date} in short`,
  },
  hora: {
    title: 'Hora Muhurat',
    text: 'Day and night are divided into twelve horas each. The first, at sunrise, belongs to the lord of the weekday; the others follow in the order of the planets. In summer the horas of the day are longer than an hour, in winter shorter.',
    list: (date: string) => `Hora Muhurat, ${date}`,
  },
  choghadiya: {
    title: 'Choghadiya',
    text: 'The time from sunrise to sunset is divided into eight parts, and so is the night. Each has one of seven names, and many people look them up before they travel or begin something.',
    list: (date: string) => `Choghadiya, ${date}`,
    types: { Auspicious: 'auspicious', Good: 'good', Inauspicious: 'inauspicious' },
    marks: { vaar_vela: 'Vaar Vela', kaal_vela: 'Kaal Vela', kaal_ratri: 'Kaal Ratri' },
    marksTitle: 'Avoided whatever the name',
    /** An auspicious one that an inauspicious period overlaps. */
    marked: (quality: string, mark: string) => `${quality}, but ${mark}`,
  },
  noSun: 'The Sun does not rise or set here on this day, so these timings can’t be shown.',
  about: {
    title: 'The five limbs of a panchang',
    limbs: [
      {
        name: 'Tithi',
        text: 'A lunar day, in which the Moon gains 12° on the Sun. Thirty make a month.',
      },
      {
        name: 'Nakshatra',
        text: 'One of 27 parts of the sky. The Moon spends about a day in each.',
      },
      { name: 'Yoga', text: 'The longitudes of Sun and Moon added together, in 27 parts.' },
      {
        name: 'Karana',
        text: 'Half a tithi. Bava, Balava, Kaulava, Taitila, Gara, Vanija and Vishti repeat; four come once a month.',
      },
      { name: 'Vara', text: 'The weekday, from sunrise to sunrise. Its lord is a planet.' },
    ],
    questions: 'Questions about the panchang',
  },
  pdf: {
    title: (date: string) => `Panchang, ${date}`,
    note: (place: string, coordinates: string) => `${place} (${coordinates}).`,
    settingsRows: (ayanamsa: string, sunrise: string) =>
      `Ayanamsa ${ayanamsa}; sunrise ${sunrise}.`,
    ayanamsa: (name: string, degrees: string) => `${name} ${degrees}`,
    ayanamsas: ayanamsaNames,
    sunrises: {
      centre: 'by the centre of the Sun, without refraction',
      edge: 'by the upper edge of the Sun, with refraction',
    },
    moonLit: (percent: number) => `The Moon, ${percent}% lit`,
    limbs: 'Limbs of the day',
    /** "1:44 am to 3:24 am, 9 Nov" */
    onDate: (span: string, date: string) => `${span}, ${date}`,
    until: 'until',
    sky: 'Sun, Moon and year',
    times: 'Times of the day',
    value: 'Value',
    time: 'Time',
    choghadiya: 'Choghadiya of the day and of the night (good ones tinted)',
    hora: 'Hora of the day and of the night',
    noMore: 'More timings could not be loaded. Download the PDF again when you are online.',
    inRegion: (title: string, region: string) => `${title} (${region})`,
    monthButton: 'Month as wall calendar',
    monthFile: (month: string) => `panchang-${month}.pdf`,
    file: (date: string) => `panchang-${date}.pdf`,
  },
};
