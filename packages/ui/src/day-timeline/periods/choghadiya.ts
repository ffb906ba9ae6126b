import { choghadiyas } from '@jyoti/language/terms/en/almanac';
import type { GrahaId } from '../../glyphs/index.ts';
import type { KitStrings } from '../../i18n/index.ts';
import type { DayQuality } from '../day-timeline.logic.ts';

/** The seven choghadiyas. Chal is also called Char. */
export type ChoghadiyaName = 'udveg' | 'chal' | 'labh' | 'amrit' | 'kaal' | 'shubh' | 'rog';

/** An eighth of the day or of the night. Instants in ISO 8601. */
export interface Choghadiya {
  /** Which of the seven. */
  name: ChoghadiyaName;
  /** When it begins. */
  start: string;
  /** When the next one begins. */
  end: string;
  /** An inauspicious period that overlaps it, by its almanac name: "Vaar Vela". It then counts as inauspicious. */
  note?: string;
}

/** A planetary hour, a twelfth of the day or of the night. Instants in ISO 8601. */
export interface Hora {
  /** Its lord. Rahu and Ketu rule none. */
  lord: Exclude<GrahaId, 'rahu' | 'ketu'>;
  /** When it begins. */
  start: string;
  /** When the next one begins. */
  end: string;
  /** What it is suitable for, in a few words. */
  benefits?: string;
  /** The gem of its lord. */
  gem?: string;
}

export type DayPeriod = Choghadiya | Hora;

/** Names of the seven choghadiyas. */
export const choghadiyaNames: KitStrings<Readonly<Record<ChoghadiyaName, string>>> = {
  component: 'choghadiyaNames',
  words: choghadiyas,
};

/** Use of each, from North Indian almanacs, in the order of the legend. Chal, the neutral one, is suitable for journeys. */
const qualities: Record<ChoghadiyaName, DayQuality> = {
  amrit: 'auspicious',
  shubh: 'auspicious',
  labh: 'auspicious',
  chal: 'neutral',
  udveg: 'inauspicious',
  kaal: 'inauspicious',
  rog: 'inauspicious',
};

export const qualityOf = (name: ChoghadiyaName): DayQuality => qualities[name];

/** The names of a quality, in the order of the legend. */
export const namesOf = (quality: DayQuality): ChoghadiyaName[] =>
  (Object.keys(qualities) as ChoghadiyaName[]).filter((name) => qualities[name] === quality);
