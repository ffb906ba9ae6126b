import { expect, test } from 'vitest';
import { ghatkaChakraOf, TITHI_GROUPS } from './ghatka.ts';
import { karanaOf, yogaOf } from './limbs.ts';
import type { SignNumber } from './signs.ts';

const rows = Array.from({ length: 12 }, (_, index) => ghatkaChakraOf((index + 1) as SignNumber));

test('every row names a yoga and a karana as the panchang does [S1-114]', () => {
  const yogas = Array.from({ length: 27 }, (_, index) => yogaOf(0, (index + 0.5) * (40 / 3)).name);
  const karanas = Array.from({ length: 60 }, (_, index) => karanaOf(0, (index + 0.5) * 6).name);
  for (const { yoga, karana } of rows) {
    expect(yogas).toContain(yoga);
    expect(karanas).toContain(karana);
  }
});

test('element and lord go with the group of tithis', () => {
  for (const { tithiGroup, tithis, tatva, lord } of rows) {
    expect({ tithis, tatva, lord }).toEqual(TITHI_GROUPS[tithiGroup]);
  }
  expect(rows[0]).toMatchObject({ tatva: 'water', lord: 'venus' });
  expect(rows[1]).toMatchObject({ tatva: 'ether', lord: 'jupiter' });
});

test('each Moon sign has a month of its own, and the two lagnas face each other', () => {
  expect(new Set(rows.map(({ month }) => month)).size).toBe(12);
  for (const { sameSexLagna, oppositeSexLagna } of rows) {
    expect((oppositeSexLagna - sameSexLagna + 12) % 12).toBe(6);
  }
});
