import {
  JyotishError,
  type EclipseOfPlace,
  type Observance,
  type PujaName,
  type Region,
  type RuleSource,
} from '@jyoti/jyotish';
import { fill } from '../fill.ts';
import type { ReadingLanguage } from '../language.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { festivalsEn } from './en.ts';
import type { FestivalNaming, FestivalTexts, NamedFestival } from './festivals.types.ts';
import { festivalsHi } from './hi.ts';
import { festivalNamingEn } from './naming.en.ts';
import { festivalNamingHi } from './naming.hi.ts';

const catalogue: Catalogue<FestivalTexts> = { en: festivalsEn, hi: festivalsHi };

const namings: Readonly<Record<ReadingLanguage, FestivalNaming>> = {
  en: festivalNamingEn,
  hi: festivalNamingHi,
};

/** The name of a festival on its day: "Rama Navami", "Soma Pradosh Vrat", "Kamada Ekadashi". */
export function festivalName(observance: NamedFestival, language: ReadingLanguage): string {
  const naming = namings[language];
  const name = naming.festival(observance);
  return observance.variant === null ? name : `${naming.variant(observance.variant)} ${name}`;
}

/**
 * One line on what a festival or vrat is.
 * @throws JyotishError `out_of_range` for an unknown one
 */
export function festivalAbout(
  { id, basis, fast }: Pick<Observance, 'id' | 'basis' | 'fast'>,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, (texts) => {
    if (fast !== null) return texts.ekadashis[fast.name] ?? texts.ekadashi;
    const own = texts.about[id];
    if (own !== undefined) return own;
    if (basis.kind === 'sankranti') return texts.sankranti;
    throw new JyotishError('out_of_range', `No festival is called ${id}.`);
  });
}

/** The rule that selects the day of a festival, in a sentence. */
export function festivalRule(
  { basis, window, choice, fast }: Pick<Observance, 'basis' | 'window' | 'choice' | 'fast'>,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ rules, when }) => {
    if (fast !== null) return rules.ekadashi;
    if (choice === 'days_apart') return rules.days_apart;
    if (basis.kind === 'sankranti' || window === null || window.part === 'punya_kaal') {
      return rules.sankranti;
    }
    return fill(rules[basis.kind], { when: when[window.part] });
  });
}

/** Where the rule of a festival comes from: "Dharmasindhu". */
export function ruleSourceName(source: RuleSource, language: ReadingLanguage): Reading {
  return reading(catalogue, language, ({ sources }) => sources[source]);
}

/** Where or by whom a festival is observed: "North India". */
export function regionName(region: Region, language: ReadingLanguage): Reading {
  return reading(catalogue, language, ({ regions }) => regions[region]);
}

/** The ritual at the hour of a festival: "Lakshmi Puja". */
export function pujaName(name: PujaName, language: ReadingLanguage): Reading {
  return reading(catalogue, language, ({ pujas }) => pujas[name]);
}

/** What an eclipse is on Earth, also where a place sees less of it: "Total lunar eclipse". */
export function eclipseName(
  { kind, typeOnEarth }: Pick<EclipseOfPlace, 'kind' | 'typeOnEarth'>,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ eclipses }) => eclipses[kind][typeOnEarth]);
}

/** The observers of an Ekadashi day, if Smartas and Vaishnavas fast on two. */
export function traditionName(
  tradition: 'smarta' | 'vaishnava',
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ traditions }) => traditions[tradition]);
}
