import type { KitStrings } from '../i18n/index.ts';

export interface TithiArcMessages {
  /** The first fourteen of a paksha, then its last: Purnima, Amavasya. */
  tithis: readonly string[];
  purnima: string;
  amavasya: string;
  shukla: string;
  krishna: string;
  shuklaPaksha: string;
  krishnaPaksha: string;
  gone: (percent: number) => string;
  /** Description of the drawing, after its title. */
  describe: (name: string, number: number, percent: number) => string;
  number: string;
  tithi: string;
  paksha: string;
  elongation: string;
  running: string;
  /** Legend. */
  legend: string;
}

export const hindiOrdinals = [
  'पहली',
  'दूसरी',
  'तीसरी',
  'चौथी',
  'पाँचवीं',
  'छठी',
  'सातवीं',
  'आठवीं',
  'नौवीं',
  'दसवीं',
];

export const tithiArcStrings: KitStrings<TithiArcMessages> = {
  component: 'TithiArc',
  en: {
    tithis: [
      'Pratipada',
      'Dwitiya',
      'Tritiya',
      'Chaturthi',
      'Panchami',
      'Shashthi',
      'Saptami',
      'Ashtami',
      'Navami',
      'Dashami',
      'Ekadashi',
      'Dwadashi',
      'Trayodashi',
      'Chaturdashi',
    ],
    purnima: 'Purnima',
    amavasya: 'Amavasya',
    shukla: 'Shukla',
    krishna: 'Krishna',
    shuklaPaksha: 'Shukla Paksha',
    krishnaPaksha: 'Krishna Paksha',
    gone: (percent) => `${percent}% gone`,
    describe: (name, number, percent) =>
      `${name}, tithi ${number} of 30, ${percent}% gone. The table that follows lists the thirty tithis.`,
    number: 'Number',
    tithi: 'Tithi',
    paksha: 'Paksha',
    elongation: 'Moon from Sun',
    running: 'running',
    legend:
      'Each cell is one tithi (the Moon moves 12° ahead of the Sun), from one new moon to the next. The rim is filled up to where the Moon is now.',
  },
};

/**
 * Name of a tithi.
 *
 * @param tithi 1 (Shukla Pratipada) to 30 (Amavasya)
 * @throws RangeError for any other
 */
export function tithiName(tithi: number, strings: TithiArcMessages): string {
  if (tithi === 15) return strings.purnima;
  if (tithi === 30) return strings.amavasya;
  const name = strings.tithis[(tithi - 1) % 15];
  if (name === undefined || tithi > 30) throw new RangeError(`tithiName: ${tithi} is not 1 to 30`);
  return `${tithi < 15 ? strings.shukla : strings.krishna} ${name}`;
}
