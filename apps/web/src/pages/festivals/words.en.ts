import type { AlmanacList } from '@jyoti/contract';
import { festivalHourWordsEn } from '../../almanac/festival-hour-words.en.ts';

export const en = {
  title: 'Festivals and fasts of the year',
  description:
    'Festivals, Ekadashi, Pradosh, Sankashti, Purnima, Amavasya, Sankranti and eclipses of a year at your place and in your region.',
  heading: (year: number) => `Festivals of ${year}`,
  lastRead: (year: number, place: string) => `Festivals of ${year}, ${place}`,
  tabs: 'Lists of the year',
  lists: {
    festivals: 'Festivals',
    ekadashi: 'Ekadashi',
    pradosh: 'Pradosh',
    sankashti: 'Sankashti',
    vinayaka: 'Vinayaka Chaturthi',
    purnima: 'Purnima',
    amavasya: 'Amavasya',
    sankranti: 'Sankranti',
    eclipses: 'Eclipses',
    all: 'All with monthly fasts',
  } satisfies Record<AlmanacList, string>,
  about: {
    festivals:
      'Festivals and eclipses of the year, with the time of puja where a festival has one.',
    ekadashi:
      'Where Smartas and Vaishnavas fast on different days, both are listed. Break the fast on the next day within the time shown.',
    pradosh: 'Trayodashi in the evening. Shiva is worshipped in the hours after sunset.',
    sankashti: 'Krishna Chaturthi at moonrise. The fast for Ganesha ends when the Moon has risen.',
    vinayaka: 'Shukla Chaturthi at midday, when Ganesha is worshipped.',
    purnima:
      'The fast is on the day with Purnima at moonrise. Where Purnima is still there at the next sunrise, that day is listed for the bath.',
    amavasya:
      'The day with Amavasya at sunrise. Where shraddha falls on the day before, that day is listed too.',
    sankranti:
      'The Sun’s entry into each sign, with the time of merit for bathing and gifts (punya kaal).',
    eclipses: 'Sutak is kept only for an eclipse that can be seen at your place.',
    all: 'The festivals of our lists, the monthly fasts and the eclipses of the year.',
  } satisfies Record<AlmanacList, string>,
  months: 'Months of the list',
  monthList: (list: string, month: string) => `${list}, ${month}`,
  /** "Wed, 4 Mar" */
  when: (weekday: string, date: string) => `${weekday}, ${date}`,
  next: (name: string, weekday: string, date: string) => `Next: ${name}, ${weekday}, ${date}`,
  alsoKnownAs: (names: string) => `Also ${names}.`,
  and: ', ',
  /** A tithi in its lunar month: "Kartika Krishna Chaturthi". */
  tithi: {
    shukla: (month: string, tithi: string) => `${month} Shukla ${tithi}`,
    krishna: (month: string, tithi: string) => `${month} Krishna ${tithi}`,
    ends: (month: string, tithi: string) => `${month} ${tithi}`,
  },
  adhika: (month: string) => `Adhika ${month}`,
  ...festivalHourWordsEn,
  pradoshTime: 'Pradosh puja',
  visibility: {
    all: 'Visible here.',
    part: 'Partly visible here.',
    none: 'Not visible here, so no sutak is kept.',
  },
  partialHere: 'Here only a part of the Sun is covered.',
  seen: (span: string) => `You can see it ${span}.`,
  sutak: (span: string) => `Sutak: ${span}.`,
  empty: 'Nothing in this list',
  emptyText: 'There is no such day in this year at this place. Try another list or another place.',
  loading: 'Calculating the festivals of the year',
  failed: 'The festivals could not be loaded',
  failedText: 'Your year, place and region are kept. Try again.',
  zone: (zone: string) => `All times are in ${zone} time.`,
  pdf: {
    title: (list: string, year: number) => `${list}, ${year}`,
    where: (place: string, coordinates: string, region: string) =>
      `${place} (${coordinates}). Region: ${region}.`,
    inRegion: (title: string, region: string) => `${title} (${region})`,
    columns: { date: 'Date', name: 'Festival or fast', about: 'Details and times' },
    file: (list: AlmanacList, year: number) => `${list}-${year}.pdf`,
  },
  files: {
    title: 'Take it with you',
    wall: 'Wall calendar to print',
    download: 'Download as calendar file',
    subscribe: 'Subscribe',
    copy: 'Copy the address',
    copied: 'Address copied.',
    notCopied: 'Your browser did not allow copying. Select the address and copy it.',
    what: (list: string, region: string) => `The calendar contains: ${list} (${region}).`,
    how: 'How to add it to your calendar',
    steps: [
      'iPhone, iPad and Mac: press Subscribe and confirm.',
      'Google Calendar: on a computer, press the plus sign beside “Other calendars”, choose “From URL” and paste the address.',
      'Outlook: choose “Add calendar”, then “Subscribe from web”, and paste the address.',
    ],
    stays: 'A subscribed calendar is refreshed every week and always reaches a year ahead.',
    address: 'Address of the calendar',
  },
};
