import type { Language } from '@jyoti/contract';
import { timeSpanStrings } from '@jyoti/ui/time-span';
import type { TermKind } from './terms.hi.ts';

/** The Sanskrit name of each sign, by the English one in the API. */
const sanskritNames: Record<string, string> = {
  Aries: 'Mesha',
  Taurus: 'Vrishabha',
  Gemini: 'Mithuna',
  Cancer: 'Karka',
  Leo: 'Simha',
  Virgo: 'Kanya',
  Libra: 'Tula',
  Scorpio: 'Vrishchika',
  Sagittarius: 'Dhanu',
  Capricorn: 'Makara',
  Aquarius: 'Kumbha',
  Pisces: 'Meena',
};

const sanskritSign = (sign: string): string => sanskritNames[sign] ?? sign;

/** Clocks used at a place beside the one that is assumed. */
const clocks = {
  bengal_advance: 'the clock one hour ahead',
  bombay: 'Bombay time',
  calcutta: 'Calcutta time',
  goa: 'the time of Portuguese India',
  railway: 'railway time',
};
export type OtherClock = keyof typeof clocks;

/** Names that the API returns in English in every language, and formats of dates and places: in English. */
export const en = {
  /** In which dates and times are written. */
  language: 'en' as Language,
  /** The words of times. */
  times: timeSpanStrings.en,
  /** A graha, or the ascendant. */
  graha: (name: string) => name,
  /** Two letters of a graha, `As` for the ascendant. */
  abbreviation: (name: string) => name,
  sign: (name: string) => name,
  /** The Sanskrit name of a sign. */
  sanskritSign,
  /** Both names of a sign: "Taurus (Vrishabha)". */
  signWithSanskrit: (name: string) => `${name} (${sanskritSign(name)})`,
  /** How strong a graha is in its sign. */
  strength: (label: string) => label,
  /** Any other name of a chart or an almanac: a nakshatra, a yoga, a gem. */
  term: (name: string, _kind?: TermKind) => name,
  /** A tithi with its half of the month: "Krishna Panchami". */
  tithi: (name: string) => name,
  yogini: (name: string) => name,
  /**
   * A syllable for a name with its Devanagari, since some have the same Latin spelling: Dha (धा), Dha (ढा).
   */
  syllable: (latin: string, devanagari: string | undefined) =>
    devanagari ? `${latin} (${devanagari})` : latin,
  /** The first letters of a name, which those of its syllables in Devanagari replace in Hindi. */
  letters: (latin: readonly string[], _devanagari: readonly string[]) => latin,
  sides: { north: 'N', south: 'S', east: 'E', west: 'W' },
  localMeanTime: 'local mean time',
  /** A mean time that was standard time: "Paris mean time". */
  meanTimeOf: (city: string) => `${city} mean time`,
  givenOffset: 'offset given by hand',
  /** Buttons that read a birth by another clock of its place, or its date in today's calendar. */
  clockOffer: (id: OtherClock, offset: string) => `Use ${clocks[id]} (${offset})`,
  dateOffer: (date: string) => `The date is in the old style: use ${date}`,
};

export type Names = typeof en;
