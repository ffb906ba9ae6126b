import { describe, expect, test } from 'vitest';
import {
  numerologyResponseSchema,
  numerologyCategories,
  type NumerologyInput,
} from '@jyoti/contract';
import { expectBody } from './app.ts';
import { visitor } from './tools-reader.ts';

const asha = { firstName: 'Asha', lastName: 'Rao', birthDate: '1985-12-25' };

async function numbers(change: Partial<NumerologyInput> = {}, language = 'en') {
  const { post } = await visitor();
  const response = await post('/api/numerology', { ...asha, ...change }, language);
  return expectBody(response, 200, numerologyResponseSchema).data;
}

const words = /^[A-Z].{80,}[.]$/;

describe.each(['pythagorean', 'chaldean'] as const)('%s', (system) => {
  test('each of the seven numbers has a description and a reading [S1-308] [S1-309] [S1-310] [S1-311] [S1-312] [S1-313] [S1-314] [S1-315]', async () => {
    const found = await numbers({ system });
    for (const category of numerologyCategories) {
      const { title, meaning, description, master, number } = found[category];
      expect(meaning?.startsWith(title), category).toBe(true);
      expect(description, category).toMatch(words);
      expect(typeof number).toBe('number');
      expect(typeof master).toBe('boolean');
    }
    const texts = numerologyCategories.map((category) => found[category].description);
    expect(new Set(texts).size).toBe(7);
  });
});

test('every day of a month has a different personality', async () => {
  const { post } = await visitor();
  const texts = new Set<string>();
  for (let day = 1; day <= 31; day += 1) {
    const birthDate = `1991-01-${String(day).padStart(2, '0')}`;
    const response = await post('/api/numerology', { ...asha, birthDate });
    const { personality } = expectBody(response, 200, numerologyResponseSchema).data;
    expect(personality.number).toBe(day);
    texts.add(personality.description ?? '');
  }
  expect(texts.size).toBe(31);
});

test('a master number has readings for itself and its single digit [S1-307]', async () => {
  // 0 + 9 + 1 + 1 = 11
  const { attitude } = await numbers({ birthDate: '1990-09-11' });
  expect(attitude).toMatchObject({ number: 11, master: true, reduced: 2 });
  // 0 + 1 + 0 + 1 = 2
  const plain = await numbers({ birthDate: '1990-01-01' });
  expect(plain.attitude.number).toBe(2);
  expect(attitude.reduced_description).toBe(plain.attitude.description);
  expect(attitude.description).not.toBe(attitude.reduced_description);
  expect(plain.attitude.reduced_description).toBeUndefined();
});

test('moolank and bhagyank have readings', async () => {
  // 2 + 5 = 7; 2 + 5 + 1 + 2 + 1 + 9 + 8 + 5 = 33, 6
  const { moolank, bhagyank } = await numbers();
  expect([moolank.number, bhagyank.number]).toEqual([7, 6]);
  expect(moolank.description).toMatch(/^Moolank 7 is under Ketu/);
  expect(bhagyank.description).toMatch(/^Bhagyank 6 is under Venus/);
});

test('every letter of the name is in the working with its value [S1-307]', async () => {
  const { character, soul, agenda } = await numbers();
  const spelt = (letters: readonly { letter: string }[]) =>
    letters.map(({ letter }) => letter).join('');
  expect(spelt(character.letters)).toBe('ASHARAO');
  expect(spelt(soul.letters)).toBe('AAAO');
  expect(spelt(agenda.letters)).toBe('SHR');
  expect(character.working).toEqual(['1 + 1 + 8 + 1 + 9 + 1 + 6 = 27', '2 + 7 = 9']);
});

test.each([
  ['Zoë', 'Núñez', 'ZOE NUNEZ'],
  ['आशा', 'राव', 'ASHA'],
])('%s %s is counted in plain letters, with a notice', async (firstName, lastName, as) => {
  const { notices, counted_name: counted } = await numbers({ firstName, lastName });
  expect(counted.startsWith(as.split(' ')[0] as string)).toBe(true);
  expect(notices).toEqual([expect.stringContaining(`the name as ${counted}:`)]);
});

test('a plain name has no notice', async () => {
  expect((await numbers()).notices).toEqual([]);
});

test('a name in another script gets a notice of the omitted letters and of the missing number', async () => {
  const { notices, character, purpose } = await numbers({ firstName: 'தமிழ்', lastName: 'குமார்' });
  expect(notices).toEqual([expect.stringMatching(/^These characters .* left out: /)]);
  for (const row of [character, purpose]) {
    expect(row.number).toBeNull();
    expect(row.description).toContain('No letter of the name');
  }
});

test('the texts are in Hindi if requested', async () => {
  expect((await numbers()).texts_languages).toEqual(['en']);
  const { texts_languages, soul } = await numbers({}, 'hi');
  expect(texts_languages).toEqual(['hi']);
  expect(soul.description).toMatch(/^[^A-Za-z]+$/);
});
