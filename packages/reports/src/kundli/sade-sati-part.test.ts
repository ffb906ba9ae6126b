import { expect, test } from 'vitest';
import { en } from './doshas-words.en.ts';
import { hi } from './doshas-words.hi.ts';
import { sadeSatiSentence } from './sade-sati-part.ts';

const phase = {
  kind: 'sade_sati',
  phase: 'peak',
  house: 1,
  zodiac: 'Cancer',
  start: '2034-07-12T22:53:02Z',
  end: '2036-08-27T06:00:00Z',
  retrograde_entry: false,
} as const;
const free = { state: 'none', current: null, cycle: null, next: phase, next_cycle: null } as const;
const running = { ...free, state: 'sade_sati', current: phase } as const;

test.each([
  [en, free, undefined, 'You are not in Sade Sati or a dhaiya now.'],
  [en, free, 'On 1 January 2031', 'On 1 January 2031: neither Sade Sati nor a dhaiya.'],
  [en, running, undefined, 'Now: peak (the Moon’s sign), Saturn in Cancer, until 27 Aug 2036.'],
  [
    en,
    running,
    'On 1 January 2035',
    'On 1 January 2035: peak (the Moon’s sign), Saturn in Cancer, until 27 Aug 2036.',
  ],
  [hi, free, '1 जनवरी 2031 को', '1 जनवरी 2031 को: न साढ़े साती, न ढैया।'],
])(
  'the state of Sade Sati on another day than today names the day',
  (doshas, state, when, sentence) => {
    const found = {
      ...state,
      is_dosha_present: state.current !== null,
      moon_sign: 'Cancer',
    } as const;
    expect(sadeSatiSentence(found, { doshas, timezone: 'Asia/Kolkata', when })).toBe(sentence);
  },
);
