import {
  type EclipseOfPlace,
  type Observance,
  type PujaName,
  type Region,
  type RuleSource,
} from '@jyoti/jyotish';
import { festivalsMessages as namesOf } from '@jyoti/language/terms/festivals';
import type { ReadingLanguage } from '../language.ts';
import { festivalsMessages } from '../messages.generated/festivals.ts';
import { entry, inLanguage, reading, type Reading } from '../reading.ts';

/** The name of a festival on its day: "Rama Navami", "Soma Pradosh Vrat", "Kamada Ekadashi". */
export function festivalName(
  { id, name, variant, fast }: Pick<Observance, 'id' | 'name' | 'variant' | 'fast'>,
  language: ReadingLanguage,
): string {
  const named: Readonly<
    Record<'festivals' | 'ekadashis' | 'variants', Readonly<Record<string, string>>>
  > = inLanguage(namesOf, language);
  const { ekadashi, ofWeekday } = inLanguage(festivalsMessages, language).names;
  const festival =
    fast === null
      ? (named.festivals[id] ?? name)
      : ekadashi({ name: named.ekadashis[fast.name] ?? fast.name });
  if (variant === null) return festival;
  return ofWeekday({ weekday: named.variants[variant] ?? variant, festival });
}

/**
 * One line on what a festival or vrat is.
 * @throws ReadingError `unknown_subject` for an unknown one
 */
export function festivalAbout(
  { id, basis, fast }: Pick<Observance, 'id' | 'basis' | 'fast'>,
  language: ReadingLanguage,
): Reading {
  return reading(festivalsMessages, language, (texts) => {
    const about: Readonly<Record<string, string>> = texts.about;
    const ekadashis: Readonly<Record<string, string>> = texts.ekadashis;
    if (fast !== null) return ekadashis[fast.name] ?? texts.ekadashi;
    if (about[id] === undefined && basis.kind === 'sankranti') return texts.sankranti;
    return entry(about, id);
  });
}

/** The rule that selects the day of a festival, in a sentence. */
export function festivalRule(
  { basis, window, choice, fast }: Pick<Observance, 'basis' | 'window' | 'choice' | 'fast'>,
  language: ReadingLanguage,
): Reading {
  return reading(festivalsMessages, language, ({ rules, when }) => {
    if (fast !== null) return rules.ekadashi;
    if (choice === 'days_apart') return rules.days_apart;
    if (basis.kind === 'sankranti' || window === null || window.part === 'punya_kaal') {
      return rules.sankranti;
    }
    return rules[basis.kind]({ when: when[window.part] });
  });
}

/** Where the rule of a festival comes from: "Dharmasindhu". */
export function ruleSourceName(source: RuleSource, language: ReadingLanguage): Reading {
  return reading(festivalsMessages, language, ({ sources }) => entry(sources, source));
}

/** Where or by whom a festival is observed: "North India". */
export function regionName(region: Region, language: ReadingLanguage): Reading {
  return reading(festivalsMessages, language, ({ regions }) => entry(regions, region));
}

/** The ritual at the hour of a festival: "Lakshmi Puja". */
export function pujaName(name: PujaName, language: ReadingLanguage): Reading {
  return reading(festivalsMessages, language, ({ pujas }) => entry(pujas, name));
}

/** What an eclipse is on Earth, also where a place sees less of it: "Total lunar eclipse". */
export function eclipseName(
  { kind, typeOnEarth }: Pick<EclipseOfPlace, 'kind' | 'typeOnEarth'>,
  language: ReadingLanguage,
): Reading {
  return reading(festivalsMessages, language, ({ eclipses }) =>
    entry(entry(eclipses, kind), typeOnEarth),
  );
}

/** The observers of an Ekadashi day, if Smartas and Vaishnavas fast on two. */
export function traditionName(
  tradition: 'smarta' | 'vaishnava',
  language: ReadingLanguage,
): Reading {
  return reading(festivalsMessages, language, ({ traditions }) => entry(traditions, tradition));
}
