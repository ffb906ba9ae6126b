import type { Gana, YoniAnimal } from '../chart/nakshatras.ts';
import type { Varna, VashyaGroup } from '../chart/signs.ts';

/** Rank of the varnas, Shudra 1 to Brahmin 4. */
export const VARNA_RANK: Readonly<Record<Varna, number>> = {
  shudra: 1,
  vaishya: 2,
  kshatriya: 3,
  brahmin: 4,
};

/**
 * Points of two vashya groups, symmetric. The most common table; others exist (that of saravali.de runs bride by
 * groom), and one cell only, quadruped with water-dweller, is confirmed by a published result.
 */
export const VASHYA_POINTS: Readonly<Record<VashyaGroup, Readonly<Record<VashyaGroup, number>>>> = {
  chatushpada: { chatushpada: 2, manava: 1, jalachara: 1, vanachara: 0.5, keeta: 1 },
  manava: { chatushpada: 1, manava: 2, jalachara: 0.5, vanachara: 0, keeta: 1 },
  jalachara: { chatushpada: 1, manava: 0.5, jalachara: 2, vanachara: 1, keeta: 1 },
  vanachara: { chatushpada: 0.5, manava: 0, jalachara: 1, vanachara: 2, keeta: 0 },
  keeta: { chatushpada: 1, manava: 1, jalachara: 1, vanachara: 0, keeta: 2 },
};

/** Points of two vashya groups, the bride's first, as saravali.de prints them. */
const VASHYA_BRIDE_BY_GROOM: typeof VASHYA_POINTS = {
  chatushpada: { chatushpada: 2, manava: 0, jalachara: 0, vanachara: 0.5, keeta: 0 },
  manava: { chatushpada: 1, manava: 2, jalachara: 1, vanachara: 0.5, keeta: 1 },
  jalachara: { chatushpada: 0.5, manava: 1, jalachara: 2, vanachara: 1, keeta: 1 },
  vanachara: { chatushpada: 0, manava: 0, jalachara: 0, vanachara: 2, keeta: 0 },
  keeta: { chatushpada: 1, manava: 1, jalachara: 1, vanachara: 0, keeta: 2 },
};

/** Tables of vashya by name: the common symmetric one, and the one that runs bride by groom. */
export const VASHYA_TABLES = ['symmetric', 'bride_by_groom'] as const;
/** One of the tables of vashya. */
export type VashyaTable = (typeof VASHYA_TABLES)[number];

/** Points of two vashya groups by a table, 0 to 2. */
export function vashyaPoints(table: VashyaTable, boy: VashyaGroup, girl: VashyaGroup): number {
  return table === 'symmetric' ? VASHYA_POINTS[boy][girl] : VASHYA_BRIDE_BY_GROOM[girl][boy];
}

/** The animals in the order of the rows and columns below. */
const ANIMALS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const satisfies readonly YoniAnimal[];

/**
 * Points of two animals, the same both ways; 4 for the same animal, 0 for sworn enemies. Seven public
 * tables agree; horse with deer (3, others 1) and lion with buffalo (1, others 2) are disputed.
 */
const YONI_ROWS: readonly string[] = [
  '42232221013321',
  '24332222312320',
  '23421213312031',
  '33242111122202',
  '22124212210211',
  '22212402213321',
  '22111042222212',
  '12312224303221',
  '03312223412221',
  '11121120141121',
  '32220323214221',
  '33022322212432',
  '22301212222342',
  '10121121111224',
];

/** Points of two animals, 0 to 4. */
export function yoniPoints(one: YoniAnimal, other: YoniAnimal): number {
  return Number(YONI_ROWS[ANIMALS.indexOf(one)]![ANIMALS.indexOf(other)]);
}

/**
 * Points of two ganas, the boy's first, by Future Samachar (Horoscope Matching): deva and manushya the other way, 1 for deva and
 * rakshasa both ways.
 */
const GANA_POINTS_TURNED: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 6, rakshasa: 1 },
  manushya: { deva: 5, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 1, manushya: 0, rakshasa: 6 },
};

/** Tables of gana by name: 5 points for a deva boy with a manushya girl, or for a manushya boy with a deva girl. */
export const GANA_TABLES = ['deva_boy', 'manushya_boy'] as const;
/** One of the tables of gana. */
export type GanaTable = (typeof GANA_TABLES)[number];

/** Points of two ganas by a table, 0 to 6. */
export function ganaPoints(table: GanaTable, boy: Gana, girl: Gana): number {
  return (table === 'deva_boy' ? GANA_POINTS : GANA_POINTS_TURNED)[boy][girl];
}

/** Points of two ganas, the boy's first; it is not symmetric. */
export const GANA_POINTS: Readonly<Record<Gana, Readonly<Record<Gana, number>>>> = {
  deva: { deva: 6, manushya: 5, rakshasa: 1 },
  manushya: { deva: 6, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 0, manushya: 0, rakshasa: 6 },
};
