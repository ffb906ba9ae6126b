import { sheetWordsEn } from '../../almanac/sheet-words.en.ts';
import { tithiWordsEn } from '../../almanac/tithi-words.en.ts';

export const en = {
  tithi: tithiWordsEn,
  sheet: sheetWordsEn,
  title: 'Wall calendar to print',
  description:
    'A month or a whole year as a wall calendar for your place and region: tithi, nakshatra, sunrise, festivals and fasts of each day.',
  heading: (year: number) => `Wall calendar of ${year}`,
  what: 'Each month fits on one A4 sheet: in landscape when you print the page, upright in the PDF.',
  month: 'Month',
  months: { hint: 'The whole year has twelve sheets.', year: 'The whole year' },
  print: 'Print',
  files: {
    month: (year: number, month: number) =>
      `calendar-${year}-${String(month).padStart(2, '0')}.pdf`,
    year: (year: number) => `calendar-${year}.pdf`,
  },
  festivals: 'Festivals as a list',
  /** Under the name of a month: place and lunar months. */
  subtitle: (place: string, months: string) => `${place}. Lunar months: ${months}.`,
  and: ', ',
  adhika: (month: string) => `Adhika ${month}`,
  sunrise: (time: string) => `Sunrise ${time}`,
  lastRead: (year: number, place: string) => `Wall calendar of ${year}, ${place}`,
  note: 'Tithi and nakshatra are those at sunrise. The discs are new moon and full moon. Festivals in bold are the great ones.',
  /** Where a day has room for its number, tithi and dots alone. */
  narrowNote:
    'Below each number is the tithi at sunrise: S is the bright half (Shukla), K the dark half (Krishna). A filled dot is a great festival or an eclipse you can see; an empty dot is any other festival or fast. The larger discs are new moon (empty) and full moon (filled).',
  /** Name of the list of festivals below a month, where its days have no room for them. */
  festivalsOf: (month: string) => `Festivals and fasts of ${month}`,
  loading: 'Calculating the calendar',
  failed: 'The calendar could not be loaded',
  failedText: 'Your year, month, place and region are kept. Try again.',
};
