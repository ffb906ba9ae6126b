import { grahasButMoon } from './choices.ts';

/**
 * Choices of calculation on which schools of astrology differ, each with its default first. The file has no validation, so
 * that a page that only shows them does not load the schemas.
 */
export const schoolChoices = {
  node_aspects: ['seventh', 'jupiter', 'none'],
  node_dignity: [false, true],
  arudha_exceptions: [true, false],
  arudha_lords: ['single', 'dual'],
  upapada: ['twelfth', 'by_lagna'],
  chara_lords: ['dual', 'single'],
  chara_exaltation: [false, true],
  shadbala_school: ['raman', 'parashara'],
  benefic_moon: ['waxing', 'bright'],
  benefic_mercury: ['company', 'benefic'],
  vimsopaka_exaltation: [false, true],
  kp_nodes: ['own', 'agents'],
  vimshottari_star: ['moon', ...grahasButMoon],
  mangal_houses: ['all', 'north', 'south'],
  adhi_yoga: ['three', 'graded'],
  kantaka_school: ['fourth', 'angles', 'four_angles', 'angles_and_8', 'eighth'],
  contact_orb: [3, 1, 2, 5, 8, 10],
} as const;

export type SchoolName = keyof typeof schoolChoices;

/** A value for each choice. */
export type Schools = {
  -readonly [Name in SchoolName]: (typeof schoolChoices)[Name][number];
};

/** The names of the choices, in the order in which they are shown. */
export const schoolNames = Object.keys(schoolChoices) as SchoolName[];

/** What is calculated if nothing is chosen. */
export const defaultSchools = Object.fromEntries(
  schoolNames.map((name) => [name, schoolChoices[name][0]]),
) as Schools;

/** The choices that are not the default, in the order in which they are shown. */
export function chosenSchools(schools: {
  readonly [Name in SchoolName]?: Schools[Name] | undefined;
}): Partial<Schools> {
  return Object.fromEntries(
    schoolNames
      .filter((name) => schools[name] !== undefined && schools[name] !== defaultSchools[name])
      .map((name) => [name, schools[name]]),
  );
}

/** Settings without the choices that are the default. */
export function withoutDefaultSchools<Settings extends { readonly [Name in SchoolName]?: unknown }>(
  settings: Settings,
): Omit<Settings, SchoolName> & Partial<Schools> {
  const isDefault = (name: string, value: unknown) =>
    value === undefined || (name in defaultSchools && value === defaultSchools[name as SchoolName]);
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => !isDefault(name, value)),
  ) as Omit<Settings, SchoolName> & Partial<Schools>;
}
