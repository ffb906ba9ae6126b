import { schoolChoices, schoolNames, settingsFromSearch } from '@jyoti/contract';
import { describe, expect, test } from 'vitest';
import { chosenTexts } from './chosen-schools.ts';
import { schoolHintsMessages } from '../../../messages.generated/school-hints.ts';
import { schoolsMessages } from '../../../messages.generated/schools.ts';

const { en: hintsEn } = schoolHintsMessages;
const { hi: hintsHi } = schoolHintsMessages;
const { en } = schoolsMessages;
const { hi } = schoolsMessages;

const settings = (search: string) => settingsFromSearch(new URLSearchParams(search));

describe.each([
  ['English', en, hintsEn.hints, /[A-Za-z0-9]/],
  ['Hindi', hi, hintsHi.hints, /[\u0900-\u097F]|^\d+°$/],
])('%s', (_language, words, hints, script) => {
  test.each(schoolNames)('%s: every choice has a label, and no other has one', (name) => {
    const labels: Readonly<Record<string, string>> = words.choices[name];
    expect(new Set(Object.keys(labels))).toEqual(new Set(schoolChoices[name].map(String)));
    for (const label of [...Object.values(labels), words.names[name]])
      expect(label).toMatch(script);
    expect(new Set(Object.values(labels)).size).toBe(schoolChoices[name].length);
    // What differs, and whose rule the default is.
    expect(hints[name].split(/[.।] /).length).toBeGreaterThan(1);
  });
});

test('only choices that are not the default are named', () => {
  expect(chosenTexts(settings(''), en)).toEqual([]);
  expect(chosenTexts(settings('orb=2&kp_nodes=agents&upapada=twelfth'), en)).toEqual([
    'Rahu and Ketu in KP: also those of planets they act for',
    'Orb of transits: 2°',
  ]);
  expect(en.line({ choices: 'A: b; C: d' })).toBe('Chosen where schools differ: A: b; C: d.');
  expect(chosenTexts(settings('star=sun'), hi)).toEqual(['एक और विंशोत्तरी दशा: सूर्य के नक्षत्र से']);
});
