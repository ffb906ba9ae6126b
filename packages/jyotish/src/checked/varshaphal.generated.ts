// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../varshaphal/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export { DEEPTAMSHAS, SAHAMS, TAJIKA_YOGAS, YEAR_OFFICES } from '../varshaphal/index.ts';
export const completedYearsAt = /* @__PURE__ */ checked(inner.completedYearsAt, [
  ['sunLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['jdUt', 'number'],
  [
    'ayanamsa?',
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
]);
export const haddaLordOf = /* @__PURE__ */ checked(inner.haddaLordOf, [['longitude', 'number']]);
export const ithasalaOf = /* @__PURE__ */ checked(inner.ithasalaOf, [
  ['a', ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
  ['b', ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
  ['planets', shape.Input53],
]);
export const muddaDasha = /* @__PURE__ */ checked(inner.muddaDasha, [
  ['birthNakshatra', 'number'],
  ['years', 'number'],
  ['startJdUt', 'number'],
  ['endJdUt', 'number'],
]);
export const panchavargiyaBala = /* @__PURE__ */ checked(inner.panchavargiyaBala, [
  ['planets', shape.Input53],
]);
export const panchavargiyaOf = /* @__PURE__ */ checked(inner.panchavargiyaOf, [
  ['planet', ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
  ['planets', shape.Input53],
]);
export const sahamsOf = /* @__PURE__ */ checked(inner.sahamsOf, [
  ['placements', shape.Placements],
  ['byDay', 'boolean'],
]);
export const solarReturn = /* @__PURE__ */ checked(inner.solarReturn, [
  ['sunLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['years', 'number'],
  [
    'ayanamsa?',
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
]);
export const tajikaAspect = /* @__PURE__ */ checked(inner.tajikaAspect, [
  ['from', { from: 1, to: 12 }],
  ['to', { from: 1, to: 12 }],
]);
export const tajikaContact = /* @__PURE__ */ checked(inner.tajikaContact, [
  ['a', ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
  ['b', ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
  ['planets', shape.Input53],
]);
export const tajikaDrekkanaLordOf = /* @__PURE__ */ checked(inner.tajikaDrekkanaLordOf, [
  ['longitude', 'number'],
]);
export const tajikaRelation = /* @__PURE__ */ checked(inner.tajikaRelation, [
  ['from', { from: 1, to: 12 }],
  ['other', { from: 1, to: 12 }],
]);
export const tajikaYogasOf = /* @__PURE__ */ checked(inner.tajikaYogasOf, [
  ['placements', shape.Placements],
]);
export const trirashiLordOf = /* @__PURE__ */ checked(inner.trirashiLordOf, [
  ['lagna', { from: 1, to: 12 }],
  ['byDay', 'boolean'],
]);
export const varshaphal = /* @__PURE__ */ checked(inner.varshaphal, [
  ['birth', shape.Chart],
  ['years', 'number'],
  ['place?', shape.GeoPlace],
]);
export const yearLordOf = /* @__PURE__ */ checked(inner.yearLordOf, [
  ['input', shape.YearLordInput],
]);
