import { TARAS } from '@jyoti/jyotish';
import { expect, test } from 'vitest';
import { housesMessages as ordinals } from '../messages.generated/en/houses.ts';
import { chandrabalaMeaning, taraMeaning } from './star-day.ts';

test('each tara says whether to begin things, and all but the birth star are named', () => {
  for (const tara of TARAS) {
    const { text } = taraMeaning(tara, 'en');
    const advises = tara === 'vipat' || tara === 'pratyari' || tara === 'vadha';
    expect(/\bgood for\b/i.test(text), tara).toBe(!advises);
    const name = tara.replace('_', '-');
    if (tara !== 'janma') expect(text.toLowerCase()).toMatch(new RegExp(`^${name} tara`));
    expect(taraMeaning(tara, 'hi').language).toBe('hi');
  }
});

test('each house of the Moon is named; the second, fifth and ninth help only while it grows', () => {
  for (const house of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const) {
    const { text } = chandrabalaMeaning(house, 'good', 'en');
    expect(text).toContain(`the ${ordinals[house]} sign from yours`);
    expect(text.includes('growing')).toBe(house === 2 || house === 5 || house === 9);
  }
  expect(chandrabalaMeaning(5, 'middling', 'en').text).toContain('waning');
  expect(chandrabalaMeaning(5, 'middling', 'hi').text).toContain('घट रहा');
});
