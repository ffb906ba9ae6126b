import type { RegionalCalendar } from './regional-date.ts';

/** Months of each calendar in the order of its own year, in plain Latin letters. */
export const REGIONAL_MONTH_NAMES: Readonly<Record<RegionalCalendar, readonly string[]>> = {
  tamil:
    'Chithirai Vaikasi Aani Aadi Aavani Purattasi Aippasi Karthigai Margazhi Thai Maasi Panguni'.split(
      ' ',
    ),
  malayalam:
    'Chingam Kanni Thulam Vrischikam Dhanu Makaram Kumbham Meenam Medam Edavam Mithunam Karkidakam'.split(
      ' ',
    ),
  bengali:
    'Boishakh Joishtho Asharh Srabon Bhadro Ashwin Kartik Ogrohayon Poush Magh Falgun Choitro'.split(
      ' ',
    ),
  odia: 'Mesha Brusha Mithuna Karkata Singha Kanya Tula Bichha Dhanu Makara Kumbha Mina'.split(' '),
  telugu:
    'Chaitram Vaishakham Jyeshtham Ashadham Shravanam Bhadrapadam Ashvayujam Kartikam Margashiram Pushyam Magham Phalgunam'.split(
      ' ',
    ),
  kannada:
    'Chaitra Vaishakha Jyeshtha Ashadha Shravana Bhadrapada Ashvayuja Kartika Margashira Pushya Magha Phalguna'.split(
      ' ',
    ),
  gujarati:
    'Kartak Magshar Posh Maha Fagan Chaitra Vaishakh Jeth Ashadh Shravan Bhadarvo Aso'.split(' '),
  nanakshahi: 'Chet Vaisakh Jeth Harh Savan Bhadon Assu Katak Maghar Poh Magh Phagun'.split(' '),
  national:
    'Chaitra Vaishakha Jyaishtha Ashadha Shravana Bhadra Ashvina Kartika Agrahayana Pausha Magha Phalguna'.split(
      ' ',
    ),
};

/** The name of a month, 1 to 12 in the order of the calendar's own year. */
export function regionalMonthName(calendar: RegionalCalendar, month: number): string {
  return REGIONAL_MONTH_NAMES[calendar][month - 1]!;
}
