import {
  JyotishError,
  type EclipseOfPlace,
  type Observance,
  type PujaName,
  type Region,
} from '@jyoti/jyotish';
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

/** Where or by whom a festival is observed: "North India". */
export function regionName(region: Region, language: ReadingLanguage): Reading {
  return reading(catalogue, language, ({ regions }) => regions[region]);
}

/** The ritual at the hour of a festival: "Lakshmi Puja". */
export function pujaName(name: PujaName, language: ReadingLanguage): Reading {
  return reading(catalogue, language, ({ pujas }) => pujas[name]);
}

/** "Total lunar eclipse". */
export function eclipseName(
  { kind, type }: Pick<EclipseOfPlace, 'kind' | 'type'>,
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ eclipses }) => eclipses[kind][type]);
}

/** The observers of an Ekadashi day, if Smartas and Vaishnavas fast on two. */
export function traditionName(
  tradition: 'smarta' | 'vaishnava',
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ traditions }) => traditions[tradition]);
}
