// @vitest-environment node
import { expect, test } from 'vitest';
import {
  horoscopeText,
  kundliDocument,
  matchDocument,
  type NamedBirth,
} from '../../../scripts/words/documents.ts';
import { plainText } from '../../../scripts/words/plain-text.ts';

const setting = { language: 'en', now: new Date('2026-11-24T06:30:00Z') } as const;
const birth = (name: string, date: string, time: string): NamedBirth => ({
  name,
  date,
  time,
  place: { name: 'New Delhi', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
});

test('a kundli as plain text has every part, its readings and its tables', () => {
  const text = plainText(kundliDocument(birth('Asha', '1990-05-14', '06:30'), setting));
  for (const phrase of [
    '# Kundli of Asha',
    '## Personal Characteristics',
    '### Areas of your life',
    '### Mars mahadasha · Running now · 2022 to 2029, age 32 to 39',
    '[table: All antardasha periods]',
    '## Papasamaya',
  ]) {
    expect(text).toContain(phrase);
  }
});

test('a birth without a time gives the report of its day', () => {
  expect(plainText(kundliDocument(birth('Asha', '1990-05-14', ''), setting))).toContain(
    'Not known',
  );
});

test('two births give a match', () => {
  const text = plainText(
    matchDocument(
      birth('Arjun', '1988-02-03', '09:10'),
      birth('Asha', '1990-05-14', '06:30'),
      setting,
    ),
  );
  expect(text).toContain('# Kundli matching of Arjun and Asha');
  expect(text).toContain('# Ashtakoot');
});

test('a sign and a date give a horoscope', () => {
  const text = horoscopeText('leo', 'daily', '2026-11-24', setting);
  expect(text).toMatch(/^# leo, 2026-11-24 to 2026-11-24\n\n## What the sky says\n\S.{40}/);
});
