import type { GrahaId, GrahaPlacement, Dignity, SignNumber } from '@jyoti/jyotish';
import { languages, type Language } from '@jyoti/language';
import { almanacMessages } from '@jyoti/language/terms/almanac';
import { chartsMessages } from '@jyoti/language/terms/charts';
import { gemsMessages } from '@jyoti/language/terms/gems';
import { skyMessages } from '@jyoti/language/terms/sky';
import { timeSpanMessages, tithiName } from '@jyoti/ui/data';
import { namesMessages } from '../messages.generated/names.ts';
import { degreesAndMinutes } from './format.ts';

/** The dignities that reports tell apart: moolatrikona is an own sign, a great friend a friend. */
export type DignityClass = keyof (typeof chartsMessages)['en']['dignities'];

const dignityClasses: Readonly<Record<Dignity, DignityClass>> = {
  exalted: 'exalted',
  moolatrikona: 'own',
  own: 'own',
  great_friend: 'friend',
  friend: 'friend',
  neutral: 'neutral',
  enemy: 'enemy',
  great_enemy: 'enemy',
  debilitated: 'debilitated',
};

/**
 * How strong a graha is in its sign, on one scale for all reports: exaltation, own sign and debilitation, and between them
 * compound friendship (natural and temporary together) with the lord of the sign. A node without a dignity is neutral.
 */
export const dignityClass = (dignity: Dignity | null): DignityClass =>
  dignity === null ? 'neutral' : dignityClasses[dignity];

function termsIn(language: Language) {
  const { grahas, signs, nakshatras, elements } = skyMessages[language];
  const almanac = almanacMessages[language];
  const charts = chartsMessages[language];
  const numbered = (names: Readonly<Record<string, string>>) => (number: number) =>
    names[number] ?? '';
  const sign = (number: SignNumber): string => signs[number].name;
  return {
    ...namesMessages[language],
    /** In which dates and times are written. */
    language,
    /** The words of times. */
    times: timeSpanMessages[language],
    /** Names of charts by the ids of the engine: dignities, ganas, yonis, … */
    charts,
    /** Names of almanacs by the ids of the engine: pakshas, karanas, weekdays, … */
    almanac,
    /** Names of gems, their metals and colours by the ids of the engine. */
    gems: gemsMessages[language],
    elements,
    /** A graha, or the ascendant. */
    graha: (id: GrahaId | 'ascendant'): string => grahas[id].name,
    /** Two letters of a graha, `As` for the ascendant. */
    abbreviation: (id: GrahaId | 'ascendant'): string => grahas[id].short,
    sign,
    /** The Sanskrit name of a sign. */
    sanskritSign: (number: SignNumber): string => signs[number].sanskrit,
    /** Both names of a sign, if they differ: "Taurus (Vrishabha)". */
    signWithSanskrit(number: SignNumber): string {
      const { name, sanskrit } = signs[number];
      return name === sanskrit ? name : `${name} (${sanskrit})`;
    },
    /** A longitude, 0 up to 360 degrees, as a place in a sign: Leo 21°07′. */
    longitude: (degrees: number): string =>
      `${sign(((Math.floor(degrees / 30) % 12) + 1) as SignNumber)} ${degreesAndMinutes(degrees % 30)}`,
    /** A nakshatra, 1 (Ashwini) to 27. */
    nakshatra: numbered(nakshatras),
    /** A yoga of Sun and Moon, 1 to 27. */
    yoga: numbered(almanac.yogas),
    /** A year of the cycle of sixty, 1 (Prabhava) to 60. */
    samvatsara: numbered(almanac.samvatsaras),
    /** A tithi with its half of the month, 1 to 30: "Krishna Panchami"; Purnima and Amavasya by their name alone. */
    tithi: (number: number): string => tithiName(number, almanac),
    /** A karana by its name in the engine. */
    karana: (name: string): string => (almanac.karanas as Record<string, string>)[name] ?? name,
    /** How strong a graha is in its sign, and whether its debilitation is cancelled. */
    dignity: ({
      dignity,
      neechaBhanga,
    }: Pick<GrahaPlacement, 'dignity' | 'neechaBhanga'>): string =>
      neechaBhanga.length > 0 ? charts.neechaBhanga : charts.dignities[dignityClass(dignity)],
    /** A syllable for a name; beside a Latin one its Devanagari, since some have the same Latin spelling: Dha (धा), Dha (ढा). */
    syllable(latin: string, devanagari: string | undefined): string {
      if (devanagari === undefined) return latin;
      return language === 'hi' ? devanagari : `${latin} (${devanagari})`;
    },
    /** The first letters of a name; in Hindi those of its syllables in Devanagari, each once. */
    letters(latin: readonly string[], devanagari: readonly string[]): readonly string[] {
      if (language !== 'hi' || devanagari.length === 0) return latin;
      return [...new Set(devanagari.map((syllable) => /^.\u093c?/u.exec(syllable)?.[0] ?? ''))];
    },
  };
}

export type Terms = ReturnType<typeof termsIn>;

/** Names of what the engine names by ids and numbers, and formats of dates and places. */
export const terms = Object.fromEntries(
  languages.map((language) => [language, termsIn(language)]),
) as Readonly<Record<Language, Terms>>;
