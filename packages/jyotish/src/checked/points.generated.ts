// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../points/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export { ARGALA_PLACES, MORE_VARGAS, SUN_UPAGRAHAS, TIME_UPAGRAHAS } from '../points/index.ts';
export const argalasOf = /* @__PURE__ */ checked(inner.argalasOf, [
  ['placements', shape.Placements],
  [
    'from',
    {
      either: [
        ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'],
        { from: 1, to: 12 },
      ],
    },
  ],
]);
export const badhakaOf = /* @__PURE__ */ checked(inner.badhakaOf, [['lagna', { from: 1, to: 12 }]]);
export const chartByRule = /* @__PURE__ */ checked(inner.chartByRule, [
  ['placements', shape.Placements],
  ['rule', shape.CountedVargaRule],
]);
export const gandantaDistance = /* @__PURE__ */ checked(inner.gandantaDistance, [
  ['longitude', 'number'],
]);
export const isMrityuBhaga = /* @__PURE__ */ checked(inner.isMrityuBhaga, [
  [
    'body',
    [
      'ascendant',
      'jupiter',
      'ketu',
      'mandi',
      'mars',
      'mercury',
      'moon',
      'rahu',
      'saturn',
      'sun',
      'venus',
    ],
  ],
  ['longitude', 'number'],
]);
export const isPushkaraBhaga = /* @__PURE__ */ checked(inner.isPushkaraBhaga, [
  ['longitude', 'number'],
]);
export const isPushkaraNavamsa = /* @__PURE__ */ checked(inner.isPushkaraNavamsa, [
  ['longitude', 'number'],
]);
export const karakamsa = /* @__PURE__ */ checked(inner.karakamsa, [
  ['placements', shape.Placements],
  ['scheme?', ['eight', 'seven']],
]);
export const specialLagnas = /* @__PURE__ */ checked(inner.specialLagnas, [['chart', shape.Chart]]);
export const upagrahasOf = /* @__PURE__ */ checked(inner.upagrahasOf, [
  ['chart', shape.Chart],
  ['at?', ['end', 'middle', 'start']],
]);
export const vargaByRule = /* @__PURE__ */ checked(inner.vargaByRule, [
  ['rule', shape.CountedVargaRule],
  ['longitude', 'number'],
]);
export const varnadaSign = /* @__PURE__ */ checked(inner.varnadaSign, [
  ['lagna', { from: 1, to: 12 }],
  ['horaLagna', { from: 1, to: 12 }],
]);
