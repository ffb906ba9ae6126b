import type { Festival } from '../rule.ts';

/** Yearly festivals of the amanta months Margashirsha (9) to Phalguna (12). */
export const MARGASHIRSHA_TO_PHALGUNA: readonly Festival[] = [
  // Margashirsha
  {
    id: 'vivah-panchami',
    name: 'Vivah Panchami',
    region: 'north',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 9, tithi: 5, at: 'sunrise', both: 'first', neither: 'first' },
  },
  {
    id: 'champa-shashthi',
    name: 'Champa Shashthi',
    region: 'maharashtra',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 9, tithi: 6, at: 'sunrise', both: 'first', neither: 'first' },
  },
  {
    id: 'dattatreya-jayanti',
    name: 'Dattatreya Jayanti',
    region: 'india',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 9, tithi: 15, at: 'pradosha', both: 'second', neither: 'second' },
  },
  {
    id: 'annapurna-jayanti',
    name: 'Annapurna Jayanti',
    region: 'india',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 9, tithi: 15, at: 'sunrise', both: 'first', neither: 'first' },
  },
  // Pausha
  {
    id: 'guru-gobind-singh-jayanti',
    name: 'Guru Gobind Singh Jayanti',
    region: 'sikh',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 10, tithi: 7, at: 'sunrise', both: 'first', neither: 'first' },
  },
  {
    id: 'shakambhari-purnima',
    name: 'Shakambhari Purnima',
    region: 'india',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 10, tithi: 15, at: 'sunrise', both: 'first', neither: 'first' },
  },
  {
    id: 'sakat-chauth',
    name: 'Sakat Chauth',
    region: 'north',
    source: 'dharmasindhu',
    rule: { kind: 'tithi', month: 10, tithi: 19, at: 'moonrise', both: 'first', neither: 'second' },
  },
  {
    id: 'mauni-amavasya',
    name: 'Mauni Amavasya',
    region: 'india',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 10, tithi: 30, at: 'sunrise', both: 'first', neither: 'first' },
  },
  // Magha
  {
    id: 'ganesha-jayanti',
    name: 'Ganesha Jayanti, Magha Chaturthi',
    region: 'maharashtra',
    source: 'nirnayasindhu',
    rule: { kind: 'tithi', month: 11, tithi: 4, at: 'madhyahna', both: 'longer', neither: 'first' },
  },
  {
    id: 'vasant-panchami',
    name: 'Vasant Panchami',
    region: 'india',
    source: 'nirnayasindhu',
    rule: { kind: 'tithi', month: 11, tithi: 5, at: 'purvahna', both: 'first', neither: 'first' },
  },
  {
    id: 'ratha-saptami',
    name: 'Ratha Saptami',
    region: 'india',
    source: 'dharmasindhu',
    rule: { kind: 'tithi', month: 11, tithi: 7, at: 'arunodaya', both: 'first', neither: 'second' },
  },
  {
    id: 'bhishma-ashtami',
    name: 'Bhishma Ashtami',
    region: 'india',
    source: 'almanacs',
    rule: {
      kind: 'tithi',
      month: 11,
      tithi: 8,
      at: 'madhyahna',
      both: 'second',
      neither: 'second',
    },
  },
  {
    id: 'magha-purnima',
    name: 'Magha Purnima, Guru Ravidas Jayanti',
    region: 'india',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 11, tithi: 15, at: 'sunrise', both: 'first', neither: 'first' },
  },
  {
    id: 'maha-shivaratri',
    name: 'Maha Shivaratri',
    region: 'india',
    source: 'dharmasindhu',
    rule: {
      kind: 'tithi',
      month: 11,
      tithi: 29,
      at: 'nishitha',
      both: 'longer',
      neither: 'second',
    },
  },
  // Phalguna
  {
    id: 'phulera-dooj',
    name: 'Phulera Dooj',
    region: 'north',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 12, tithi: 2, at: 'sunrise', both: 'first', neither: 'first' },
  },
  {
    id: 'gaura-purnima',
    name: 'Gaura Purnima',
    region: 'vaishnava',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 12, tithi: 15, at: 'sunrise', both: 'first', neither: 'first' },
  },
  {
    id: 'rang-panchami',
    name: 'Rang Panchami',
    region: 'maharashtra',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 12, tithi: 20, at: 'sunrise', both: 'first', neither: 'first' },
  },
  {
    id: 'sheetala-ashtami',
    name: 'Sheetala Ashtami, Basoda',
    region: 'north',
    source: 'almanacs',
    rule: { kind: 'tithi', month: 12, tithi: 23, at: 'sunrise', both: 'first', neither: 'first' },
  },
];
