import { julianDayFromIso } from '@jyoti/jyotish';
import { expect, test } from 'vitest';
import { sadeSatiSentence } from './sade-sati.ts';

const phase = {
  kind: 'sade_sati',
  phase: 'peak',
  house: 1,
  sign: 4,
  startJdUt: julianDayFromIso('2034-07-12T22:53:02Z'),
  endJdUt: julianDayFromIso('2036-08-27T06:00:00Z'),
  retrogradeEntry: false,
} as const;
const free = {
  state: 'none',
  phase: null,
  again: null,
  cycle: null,
  next: phase,
  nextCycle: null,
} as const;
const running = { ...free, state: 'sade_sati', phase } as const;
const returning = {
  ...running,
  again: {
    ...phase,
    startJdUt: julianDayFromIso('2037-01-04T06:00:00Z'),
    endJdUt: julianDayFromIso('2037-05-02T06:00:00Z'),
  },
} as const;

test.each([
  ['en', free, undefined, 'You are not in Sade Sati or a dhaiya now.'],
  ['en', free, 'On 1 January 2031', 'On 1 January 2031: neither Sade Sati nor a dhaiya.'],
  ['en', running, undefined, 'Now: peak (the Moon’s sign), Saturn in Cancer, until 27 Aug 2036.'],
  [
    'en',
    running,
    'On 1 January 2035',
    'On 1 January 2035: peak (the Moon’s sign), Saturn in Cancer, until 27 Aug 2036.',
  ],
  ['hi', free, '1 जनवरी 2031 को', '1 जनवरी 2031 को: न साढ़े साती, न ढैया।'],
  [
    'en',
    returning,
    undefined,
    'Now: peak (the Moon’s sign), Saturn in Cancer, until 27 Aug 2036, and again from 4 Jan 2037 to 2 May 2037.',
  ],
  [
    'hi',
    returning,
    undefined,
    'अभी: मध्य चरण (चंद्र की राशि), शनि कर्क राशि में, 27 अगस्त 2036 तक, फिर 4 जनवरी 2037 से 2 मई 2037 तक।',
  ],
] as const)(
  'the state of Sade Sati names another day than today, and the return of a phase that is interrupted',
  (language, now, when, sentence) =>
    expect(sadeSatiSentence(now, { language, timezone: 'Asia/Kolkata', when })).toBe(sentence),
);
