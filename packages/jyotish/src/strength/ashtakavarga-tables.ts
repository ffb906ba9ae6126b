import { PLANET_IDS } from '../chart/index.ts';

/** The eight that have an ashtakavarga and contribute to each other's, in the order of its tables. */
export const ASHTAKAVARGA_BODIES = [...PLANET_IDS, 'ascendant'] as const;

/** One of the seven planets, or the ascendant. */
export type AshtakavargaBody = (typeof ASHTAKAVARGA_BODIES)[number];

/** Whose table of benefic houses: they differ in four cells, their totals are the same. */
export type AshtakavargaSchool = 'varahamihira' | 'parashara';

/** The benefic houses counted from each contributor's sign. */
export type BeneficHouses = Readonly<Record<AshtakavargaBody, readonly number[]>>;

/** For whom, then from whom. */
export type AshtakavargaTable = Readonly<Record<AshtakavargaBody, BeneficHouses>>;

/**
 * Benefic houses after Varahamihira (Brihat Jataka ch. 9), as B. V. Raman teaches them; the
 * ascendant's own row, which Varahamihira lacks, after BPHS ch. 66.
 */
const VARAHAMIHIRA: AshtakavargaTable = {
  sun: {
    sun: [1, 2, 4, 7, 8, 9, 10, 11],
    moon: [3, 6, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [3, 5, 6, 9, 10, 11, 12],
    jupiter: [5, 6, 9, 11],
    venus: [6, 7, 12],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    ascendant: [3, 4, 6, 10, 11, 12],
  },
  moon: {
    sun: [3, 6, 7, 8, 10, 11],
    moon: [1, 3, 6, 7, 10, 11],
    mars: [2, 3, 5, 6, 9, 10, 11],
    mercury: [1, 3, 4, 5, 7, 8, 10, 11],
    jupiter: [1, 4, 7, 8, 10, 11, 12],
    venus: [3, 4, 5, 7, 9, 10, 11],
    saturn: [3, 5, 6, 11],
    ascendant: [3, 6, 10, 11],
  },
  mars: {
    sun: [3, 5, 6, 10, 11],
    moon: [3, 6, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [3, 5, 6, 11],
    jupiter: [6, 10, 11, 12],
    venus: [6, 8, 11, 12],
    saturn: [1, 4, 7, 8, 9, 10, 11],
    ascendant: [1, 3, 6, 10, 11],
  },
  mercury: {
    sun: [5, 6, 9, 11, 12],
    moon: [2, 4, 6, 8, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [1, 3, 5, 6, 9, 10, 11, 12],
    jupiter: [6, 8, 11, 12],
    venus: [1, 2, 3, 4, 5, 8, 9, 11],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    ascendant: [1, 2, 4, 6, 8, 10, 11],
  },
  jupiter: {
    sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    moon: [2, 5, 7, 9, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    venus: [2, 5, 6, 9, 10, 11],
    saturn: [3, 5, 6, 12],
    ascendant: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  venus: {
    sun: [8, 11, 12],
    moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    mars: [3, 5, 6, 9, 11, 12],
    mercury: [3, 5, 6, 9, 11],
    jupiter: [5, 8, 9, 10, 11],
    venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    saturn: [3, 4, 5, 8, 9, 10, 11],
    ascendant: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  saturn: {
    sun: [1, 2, 4, 7, 8, 10, 11],
    moon: [3, 6, 11],
    mars: [3, 5, 6, 10, 11, 12],
    mercury: [6, 8, 9, 10, 11, 12],
    jupiter: [5, 6, 11, 12],
    venus: [6, 11, 12],
    saturn: [3, 5, 6, 11],
    ascendant: [1, 3, 4, 6, 10, 11],
  },
  ascendant: {
    sun: [3, 4, 6, 10, 11, 12],
    moon: [3, 6, 10, 11, 12],
    mars: [1, 3, 6, 10, 11],
    mercury: [1, 2, 4, 6, 8, 10, 11],
    jupiter: [1, 2, 4, 5, 6, 7, 9, 10, 11],
    venus: [1, 2, 3, 4, 5, 8, 9],
    saturn: [1, 3, 4, 6, 10, 11],
    ascendant: [3, 6, 10, 11],
  },
};

/** Benefic houses after Parashara (BPHS ch. 66): the four cells in which he differs. */
const PARASHARA: AshtakavargaTable = {
  ...VARAHAMIHIRA,
  moon: {
    ...VARAHAMIHIRA.moon,
    moon: [1, 3, 6, 7, 9, 10, 11],
    mars: [2, 3, 5, 6, 10, 11],
    jupiter: [1, 2, 4, 7, 8, 10, 11],
  },
  venus: { ...VARAHAMIHIRA.venus, mars: [3, 4, 6, 9, 11, 12] },
};

/** Benefic houses by school. */
export const ASHTAKAVARGA_TABLES: Readonly<Record<AshtakavargaSchool, AshtakavargaTable>> = {
  varahamihira: VARAHAMIHIRA,
  parashara: PARASHARA,
};
