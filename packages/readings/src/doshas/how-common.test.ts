import { castChart, kaalSarp, mangalDosha, pitraDosha } from '@jyoti/jyotish';
import { expect, test } from 'vitest';
import { DOSHA_SHARES } from './how-common.generated.ts';
import { doshaHowCommon } from './how-common.ts';

test('the frequency of each dosha has words in both languages', () => {
  expect(doshaHowCommon('mangal', 'en')).toBe(
    'About nine charts in ten have Mars in one of these houses from the ascendant, the Moon or Venus; after cancellations about one chart in seven counts as manglik by our rule.',
  );
  expect(doshaHowCommon('kaalSarp', 'en')).toBe(
    'About one chart in fourteen has kaal sarp by our rule, and about one chart in eight has it in part.',
  );
  expect(doshaHowCommon('pitra', 'en')).toBe(
    'About four charts in ten have one of the combinations that we look for.',
  );
  expect(doshaHowCommon('kaalSarp', 'hi')).toBe(
    'हमारे नियम से लगभग चौदह में से एक कुंडली में कालसर्प होता है, और लगभग आठ में से एक कुंडली में आंशिक।',
  );
});

test('the counted shares also hold for other births, within four percentage points', () => {
  const births = 2000;
  const found = { marsInHouse: 0, mangal: 0, kaalSarp: 0, kaalSarpPartial: 0, pitra: 0 };
  for (let index = 0; index < births; index += 1) {
    // 12.8 days and 7.3 hours apart: 1946 to 2016, every hour.
    const at = new Date(Date.UTC(1946, 0, 1) + index * (12.8 * 24 + 7.3) * 3_600_000).toISOString();
    const chart = castChart({
      date: at.slice(0, 10),
      time: at.slice(11, 19),
      timeZone: 'Asia/Kolkata',
      latitude: 21.1458,
      longitude: 79.0882,
    });
    const mangal = mangalDosha(chart, { ageYears: 2026 - Number(at.slice(0, 4)) });
    const sarp = kaalSarp(chart);
    if (mangal.score > 0) found.marsInHouse += 1;
    if (mangal.isPresent) found.mangal += 1;
    if (sarp.isPresent) found.kaalSarp += 1;
    if (sarp.isPartial) found.kaalSarpPartial += 1;
    if (pitraDosha(chart).isPresent) found.pitra += 1;
  }
  for (const key of Object.keys(found) as (keyof typeof found)[]) {
    expect(Math.abs(found[key] / births - DOSHA_SHARES[key])).toBeLessThan(0.04);
  }
});
