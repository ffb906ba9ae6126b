// Made by scripts/count-doshas.ts. Do not edit.
/**
 * Which share of charts has each dosha by the rules of `@jyoti/jyotish`: counted over 20000 births, spread evenly over 1946
 * to 2015 and six cities of India, judged on 2026-01-01 (age lessens mangal dosha).
 */
export const DOSHA_SHARES = {
  marsInHouse: 0.8850,
  marsInHouseFromLagna: 0.5029,
  mangal: 0.1459,
  marsInHouseNorth: 0.8047,
  mangalNorth: 0.1310,
  marsInHouseSouth: 0.7948,
  mangalSouth: 0.1232,
  kaalSarp: 0.0693,
  kaalSarpPartial: 0.1198,
  pitra: 0.3851,
} as const;
