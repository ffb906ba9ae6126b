// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../sky/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export { AYANAMSAS, HELIACAL_BODIES, RISE_DEFINITIONS, SIRIUS } from '../sky/index.ts';
export const angles = /* @__PURE__ */ checked(inner.angles, [
  ['jdUt', 'number'],
  ['place', shape.GeoPlace],
  ['deltaTSeconds?', 'number'],
]);
export const apparentPosition = /* @__PURE__ */ checked(inner.apparentPosition, [
  ['body', 'string'],
  ['jdTt', 'number'],
]);
export const combineTracks = /* @__PURE__ */ checked(
  inner.combineTracks,
  [
    ['first', shape.Track],
    ['second', shape.Track],
    ['sign', [-1, 1]],
  ],
  true,
);
export const crossingsOf = /* @__PURE__ */ checked(inner.crossingsOf, [
  ['track', shape.Track],
  ['parts', 'number'],
  ['from', 'number'],
  ['to', 'number'],
  ['step', 'number'],
]);
export const fixedStar = /* @__PURE__ */ checked(inner.fixedStar, [
  ['star', shape.CatalogueStar],
  ['jdTt', 'number'],
]);
export const isRisen = /* @__PURE__ */ checked(inner.isRisen, [
  ['luminary', shape.Luminary],
  ['jdUt', 'number'],
  ['place', shape.GeoPlace],
  ['definition', ['centre', 'edge']],
]);
export const luminaryOf = /* @__PURE__ */ checked(
  inner.luminaryOf,
  [
    ['body', ['moon', 'sun']],
    [
      'zodiac',
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
    ['anchor?', 'number'],
  ],
  true,
);
export const meanAyanamsa = /* @__PURE__ */ checked(inner.meanAyanamsa, [
  [
    'name',
    {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
  ],
  ['jdTt', 'number'],
]);
export const nutation = /* @__PURE__ */ checked(inner.nutation, [['jdTt', 'number']]);
export const placidusCusps = /* @__PURE__ */ checked(inner.placidusCusps, [
  ['jdUt', 'number'],
  ['place', shape.GeoPlace],
  ['deltaTSeconds?', 'number'],
]);
export const placidusCuspsOfAscendant = /* @__PURE__ */ checked(inner.placidusCuspsOfAscendant, [
  ['ascendant', 'number'],
  ['jdUt', 'number'],
  ['place', shape.GeoPlace],
  ['deltaTSeconds?', 'number'],
]);
export const riseOrSet = /* @__PURE__ */ checked(inner.riseOrSet, [
  ['body', ['moon', 'sun']],
  ['kind', ['rise', 'set']],
  ['fromJdUt', 'number'],
  ['place', shape.GeoPlace],
  ['definition', ['centre', 'edge', 'half', 'unrefracted', 'whole']],
  ['deltaTSeconds?', 'number'],
]);
export const riseOrSetOf = /* @__PURE__ */ checked(inner.riseOrSetOf, [
  ['luminary', shape.Luminary],
  ['kind', ['rise', 'set']],
  ['fromJdUt', 'number'],
  ['place', shape.GeoPlace],
  ['definition', ['centre', 'edge', 'half', 'unrefracted', 'whole']],
]);
export const stationsOf = /* @__PURE__ */ checked(inner.stationsOf, [
  ['track', shape.Track],
  ['from', 'number'],
  ['to', 'number'],
  ['step', 'number'],
]);
export const trackOf = /* @__PURE__ */ checked(
  inner.trackOf,
  [
    ['body', 'string'],
    [
      'zodiac',
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
  ],
  true,
);
export const trueAyanamsa = /* @__PURE__ */ checked(inner.trueAyanamsa, [
  [
    'name',
    {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
  ],
  ['jdTt', 'number'],
]);
export const trueObliquity = /* @__PURE__ */ checked(inner.trueObliquity, [['jdTt', 'number']]);
