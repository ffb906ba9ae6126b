// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../dasha/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export {
  ASHTOTTARI_ORDER,
  ASHTOTTARI_YEARS,
  CHARA_DEFAULTS,
  DASHA_LEVELS,
  KALACHAKRA_YEARS,
  NAKSHATRA_DASHAS,
  SUDARSHANA_ORIGINS,
  VIMSHOTTARI_SEEDS,
  VIMSHOTTARI_YEARS,
  YOGINI_IDS,
  YOGINI_LORDS,
} from '../dasha/index.ts';
export const ashtottari = /* @__PURE__ */ checked(inner.ashtottari, [
  ['moonLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['cycles?', 'number'],
]);
export const ashtottariAt = /* @__PURE__ */ checked(inner.ashtottariAt, [
  ['moonLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['jdUt', 'number'],
]);
export const ashtottariFitness = /* @__PURE__ */ checked(inner.ashtottariFitness, [
  ['placements', shape.Placements],
]);
export const charaAt = /* @__PURE__ */ checked(inner.charaAt, [
  ['placements', shape.Placements],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['jdUt', 'number'],
  ['options?', shape.Options2],
]);
export const charaDasha = /* @__PURE__ */ checked(inner.charaDasha, [
  ['placements', shape.Placements],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['options?', shape.Options2],
  ['cycles?', 'number'],
]);
export const fittingNakshatraDashas = /* @__PURE__ */ checked(inner.fittingNakshatraDashas, [
  ['placements', shape.Placements],
]);
export const kalachakra = /* @__PURE__ */ checked(inner.kalachakra, [
  ['moonLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['rounds?', 'number'],
]);
export const kalachakraAt = /* @__PURE__ */ checked(inner.kalachakraAt, [
  ['moonLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['jdUt', 'number'],
]);
export const nakshatraDasha = /* @__PURE__ */ checked(inner.nakshatraDasha, [
  [
    'id',
    [
      'chaturashiti',
      'dwadashottari',
      'dwisaptati',
      'panchottari',
      'shatabdika',
      'shattrimsa',
      'shodashottari',
    ],
  ],
  ['moonLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
]);
export const nakshatraDashaAt = /* @__PURE__ */ checked(inner.nakshatraDashaAt, [
  [
    'id',
    [
      'chaturashiti',
      'dwadashottari',
      'dwisaptati',
      'panchottari',
      'shatabdika',
      'shattrimsa',
      'shodashottari',
    ],
  ],
  ['moonLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['jdUt', 'number'],
]);
export const sudarshanaAt = /* @__PURE__ */ checked(inner.sudarshanaAt, [
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['jdUt', 'number'],
]);
export const sudarshanaChakra = /* @__PURE__ */ checked(inner.sudarshanaChakra, [
  ['placements', shape.Placements],
]);
export const sudarshanaYear = /* @__PURE__ */ checked(inner.sudarshanaYear, [
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['year', 'number'],
]);
export const vimshottari = /* @__PURE__ */ checked(inner.vimshottari, [
  ['moonLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
]);
export const vimshottariAt = /* @__PURE__ */ checked(inner.vimshottariAt, [
  ['moonLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['jdUt', 'number'],
]);
export const vimshottariPath = /* @__PURE__ */ checked(inner.vimshottariPath, [
  ['moonLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  [
    'path',
    { list: ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus'] },
  ],
]);
export const vimshottariSeed = /* @__PURE__ */ checked(inner.vimshottariSeed, [
  ['chart', shape.Placements],
  ['seed', 'string'],
]);
export const yogini = /* @__PURE__ */ checked(inner.yogini, [
  ['moonLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['cycles?', 'number'],
]);
export const yoginiAt = /* @__PURE__ */ checked(inner.yoginiAt, [
  ['moonLongitude', 'number'],
  ['birthJdUt', 'number'],
  ['yearDays', 'number'],
  ['jdUt', 'number'],
]);
