import { test } from 'vitest';
import { PanchangCard } from './index.ts';
import { sampleLimbs, sampleSunAndMoon, sampleVara } from './panchang-card.samples.ts';

const facts = { vara: sampleVara, ...sampleLimbs, times: sampleSunAndMoon };

test('wrong use does not compile', () => {
  // @ts-expect-error: a panchang without a date has no name
  void (<PanchangCard {...facts} place="New Delhi" timeZone="Asia/Kolkata" />);
  // @ts-expect-error: a panchang belongs to a place
  void (<PanchangCard {...facts} date="2025-04-06" />);
});
