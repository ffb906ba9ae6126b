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
import type { FestivalTexts } from './festivals.types.ts';
import { festivalsHi } from './hi.ts';
import { ekadashiNamesHi, festivalNamesHi, variantNamesHi } from './names.hi.ts';

const catalogue: Catalogue<FestivalTexts> = { en: festivalsEn, hi: festivalsHi };

type Named = Pick<Observance, 'id' | 'name' | 'variant' | 'fast'>;

const nameIn: Readonly<Record<ReadingLanguage, (observance: Named) => string>> = {
  en: ({ name }) => name,
  hi: ({ id, name, fast }) =>
    fast === null
      ? (festivalNamesHi[id] ?? name)
      : `${ekadashiNamesHi[fast.name] ?? fast.name} ${festivalNamesHi['ekadashi']}`,
};

/** Name of a festival on its day: "Rama Navami", "Soma Pradosh Vrat", "Kamada Ekadashi". */
export function festivalName(observance: Named, language: ReadingLanguage): string {
  const name = nameIn[language](observance);
  const { variant } = observance;
  if (variant === null) return name;
  return `${language === 'hi' ? (variantNamesHi[variant] ?? variant) : variant} ${name}`;
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

/** Whose day an Ekadashi is, where Smartas and Vaishnavas fast on two. */
export function traditionName(
  tradition: 'smarta' | 'vaishnava',
  language: ReadingLanguage,
): Reading {
  return reading(catalogue, language, ({ traditions }) => traditions[tradition]);
}
