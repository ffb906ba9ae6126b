import type { Festival } from '../rule.ts';

/** The Sun's entries on the day of their merit (punya kaal); Makar Sankranti is among the solar festivals. */
export const SANKRANTIS: readonly Festival[] = [
  {
    id: 'mesha-sankranti',
    name: 'Mesha Sankranti',
    region: 'india',
    notIn: ['punjab'],
    source: 'dharmasindhu',
    rule: { kind: 'sankranti', sign: 1, day: 'punya' },
  },
  {
    id: 'vrishabha-sankranti',
    name: 'Vrishabha Sankranti',
    region: 'india',
    notIn: ['punjab'],
    source: 'dharmasindhu',
    rule: { kind: 'sankranti', sign: 2, day: 'punya' },
  },
  {
    id: 'mithuna-sankranti',
    name: 'Mithuna Sankranti',
    region: 'india',
    notIn: ['punjab'],
    source: 'dharmasindhu',
    rule: { kind: 'sankranti', sign: 3, day: 'punya' },
  },
  {
    id: 'karka-sankranti',
    name: 'Karka Sankranti',
    region: 'india',
    notIn: ['punjab'],
    source: 'dharmasindhu',
    rule: { kind: 'sankranti', sign: 4, day: 'eve' },
  },
  {
    id: 'simha-sankranti',
    name: 'Simha Sankranti',
    region: 'india',
    notIn: ['punjab'],
    source: 'dharmasindhu',
    rule: { kind: 'sankranti', sign: 5, day: 'punya' },
  },
  {
    id: 'kanya-sankranti',
    name: 'Kanya Sankranti',
    region: 'india',
    notIn: ['punjab'],
    source: 'dharmasindhu',
    rule: { kind: 'sankranti', sign: 6, day: 'punya' },
  },
  {
    id: 'tula-sankranti',
    name: 'Tula Sankranti',
    region: 'india',
    notIn: ['punjab'],
    source: 'dharmasindhu',
    rule: { kind: 'sankranti', sign: 7, day: 'punya' },
  },
  {
    id: 'vrishchika-sankranti',
    name: 'Vrishchika Sankranti',
    region: 'india',
    notIn: ['punjab'],
    source: 'dharmasindhu',
    rule: { kind: 'sankranti', sign: 8, day: 'punya' },
  },
  {
    id: 'dhanu-sankranti',
    name: 'Dhanu Sankranti',
    region: 'india',
    notIn: ['punjab'],
    source: 'dharmasindhu',
    rule: { kind: 'sankranti', sign: 9, day: 'punya' },
  },
  {
    id: 'kumbha-sankranti',
    name: 'Kumbha Sankranti',
    region: 'india',
    notIn: ['punjab'],
    source: 'dharmasindhu',
    rule: { kind: 'sankranti', sign: 11, day: 'punya' },
  },
  {
    id: 'mina-sankranti',
    name: 'Mina Sankranti',
    region: 'india',
    notIn: ['punjab'],
    source: 'dharmasindhu',
    rule: { kind: 'sankranti', sign: 12, day: 'punya' },
  },
];

/** The Bikrami months of Punjab that have no other festival on their first day, from Jeth, with the sign that the Sun enters. */
const SANGRAND_MONTHS = [
  ['jeth', 'Jeth', 2],
  ['harh', 'Harh', 3],
  ['sawan', 'Sawan', 4],
  ['bhadon', 'Bhadon', 5],
  ['assu', 'Assu', 6],
  ['katak', 'Katak', 7],
  ['maghar', 'Maghar', 8],
  ['poh', 'Poh', 9],
  ['phagun', 'Phagun', 11],
  ['chet', 'Chet', 12],
] as const;

/** The first days of the Bikrami months; Vaisakhi and Maghi are among the solar festivals. */
export const SANGRANDS: readonly Festival[] = SANGRAND_MONTHS.map(([id, name, sign]) => ({
  id: `sangrand-${id}`,
  name: `${name} Sangrand`,
  region: 'punjab',
  source: 'almanacs',
  yieldsTo: SANKRANTIS.filter(({ rule }) => rule.kind === 'sankranti' && rule.sign === sign).map(
    ({ id: sankranti }) => sankranti,
  ),
  rule: { kind: 'sankranti', sign, day: 'eve' },
}));
