import { zodiacSigns } from '@jyoti/contract';
import { languages, type Language } from '@jyoti/language';
import { almanacByEnglishMessages } from '@jyoti/language/terms/almanac-by-english';
import { chartsByEnglishMessages } from '@jyoti/language/terms/charts-by-english';
import { gemsByEnglishMessages } from '@jyoti/language/terms/gems-by-english';
import { signsSanskrit } from '@jyoti/language/terms/sky.signsSanskrit';
import { skyByEnglishMessages } from '@jyoti/language/terms/sky-by-english';
import { timeSpanMessages } from '@jyoti/ui/data';
import { namesMessages } from '../messages.generated/names.ts';

type Named = Readonly<Record<string, string>>;

function namesIn(language: Language) {
  const sky = skyByEnglishMessages[language];
  const charts = chartsByEnglishMessages[language];
  const kinds = {
    ...gemsByEnglishMessages[language],
    ...almanacByEnglishMessages[language],
    ...charts,
    ...sky,
  };
  const named = (of: Named) => (name: string) => of[name] ?? name;
  const sign = named(sky['signs.name']);
  const sanskritSign = (name: string): string =>
    Object.values(signsSanskrit[language])[zodiacSigns.findIndex((one) => one === name)] ?? name;
  /** Of two names with one English spelling, the metal is meant and not the colour, the yoga and not the deity, … */
  let all: Named | undefined;
  const term = (name: string, kind?: keyof typeof kinds): string => {
    const { lunarMonths, deities, tithiKinds, samvatsaras, yogas } = kinds;
    all ??= Object.assign(
      {},
      ...Object.values(kinds),
      lunarMonths,
      deities,
      tithiKinds,
      samvatsaras,
      yogas,
      sky.nakshatras,
      charts.metals,
      sky['signs.name'],
      sky['grahas.name'],
    ) as Named;
    return (kind && kinds[kind][name]) ?? all[name] ?? name;
  };
  return {
    ...namesMessages[language],
    /** In which dates and times are written. */
    language,
    /** The words of times. */
    times: timeSpanMessages[language],
    /** A graha, or the ascendant. */
    graha: named(sky['grahas.name']),
    /** Two letters of a graha, `As` for the ascendant. */
    abbreviation: named(sky['grahas.short']),
    sign,
    /** The Sanskrit name of a sign. */
    sanskritSign,
    /** Both names of a sign, if they differ: "Taurus (Vrishabha)". */
    signWithSanskrit: (name: string): string =>
      sign(name) === sanskritSign(name) ? sign(name) : `${sign(name)} (${sanskritSign(name)})`,
    /** How strong a graha is in its sign. */
    strength: named(charts.dignities),
    /** Any other name of a chart or an almanac: a nakshatra, a yoga, a gem. @param kind what it names, if one English name is two names: Magha is मघा or माघ */
    term,
    /** A tithi with its half of the month: "Krishna Panchami". */
    tithi: (name: string): string =>
      name
        .split(' ')
        .map((part) => term(part))
        .join(' '),
    yogini: named(charts.yoginis),
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

export type Names = ReturnType<typeof namesIn>;

/** Names that the API returns in English in every language, and formats of dates and places. */
export const names = Object.fromEntries(
  languages.map((language) => [language, namesIn(language)]),
) as Readonly<Record<Language, Names>>;
