import { expect, test } from 'vitest';
import { karanaNamed, tithiNamed, YOGA_NAMES } from '../chart/index.ts';
import {
  isGoodYoga,
  karanaAttributes,
  SAMVATSARA_NAMES,
  seasonOf,
  tithiAttributes,
} from './index.ts';

test('kinds and deities of the tithis', () => {
  const row = (number: number) => {
    const { type, deity } = tithiAttributes(number);
    return `${tithiNamed(number).name} ${type} ${deity}`;
  };
  expect([1, 4, 8, 11, 15, 16, 26, 29, 30].map(row)).toEqual([
    'Pratipada nanda Agni',
    'Chaturthi rikta Ganesha',
    'Ashtami jaya Shiva',
    'Ekadashi nanda Vishvedevas',
    'Purnima purna Chandra',
    'Pratipada nanda Agni',
    'Ekadashi nanda Vishvedevas',
    'Chaturdashi rikta Shiva',
    'Amavasya purna Pitris',
  ]);
});

test('the nine yogas to avoid', () => {
  expect(YOGA_NAMES.filter((_, index) => !isGoodYoga(index + 1))).toEqual([
    'Vishkambha',
    'Atiganda',
    'Shula',
    'Ganda',
    'Vyaghata',
    'Vajra',
    'Vyatipata',
    'Parigha',
    'Vaidhriti',
  ]);
});

test('every karana has its deity and lord', () => {
  const names = new Set(Array.from({ length: 60 }, (_, index) => karanaNamed(index + 1).name));
  expect(names.size).toBe(11);
  for (const name of names) expect(karanaAttributes(name).deity).not.toBe('');
  expect(karanaAttributes('Vishti')).toEqual({ deity: 'Yama', lord: 'saturn' });
  expect(karanaAttributes('Bava')).toEqual({ deity: 'Indra', lord: 'sun' });
});

test('seasons begin with their signs, and the ways of the Sun with Capricorn and Cancer', () => {
  expect(seasonOf(270)).toEqual({ ritu: 'shishira', ayana: 'uttarayana' });
  expect(seasonOf(330)).toEqual({ ritu: 'vasanta', ayana: 'uttarayana' });
  expect(seasonOf(29.99)).toEqual({ ritu: 'vasanta', ayana: 'uttarayana' });
  expect(seasonOf(30)).toEqual({ ritu: 'grishma', ayana: 'uttarayana' });
  expect(seasonOf(90)).toEqual({ ritu: 'varsha', ayana: 'dakshinayana' });
  expect(seasonOf(150)).toEqual({ ritu: 'sharad', ayana: 'dakshinayana' });
  expect(seasonOf(269.99)).toEqual({ ritu: 'hemanta', ayana: 'dakshinayana' });
});

test('sixty samvatsaras, none twice', () => {
  expect(new Set(SAMVATSARA_NAMES).size).toBe(60);
});
