// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../ephemeris/index.ts';
import { checked } from './check.ts';
export { EPHEMERIS_BODIES } from '../ephemeris/index.ts';
export const ephemeris = /* @__PURE__ */ checked(inner.ephemeris, [
  ['fromJdUt', 'number'],
  ['toJdUt', 'number'],
  ['stepDays', 'number'],
  ['bodies?', { list: 'string' }],
  [
    'zodiac?',
    {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'tropical',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
  ],
]);
export const ephemerisAt = /* @__PURE__ */ checked(inner.ephemerisAt, [
  ['jdUt', 'number'],
  ['bodies?', { list: 'string' }],
  [
    'zodiac?',
    {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'tropical',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
  ],
]);
export const isoFromJulianDay = /* @__PURE__ */ checked(inner.isoFromJulianDay, [
  ['jdUt', 'number'],
]);
export const julianDayFromIso = /* @__PURE__ */ checked(inner.julianDayFromIso, [
  ['iso', 'string'],
]);
