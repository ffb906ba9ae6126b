// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../dosha/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export {
  DOSHA_HOUSES,
  DOSHA_MALEFIC_IDS,
  HEAVY_DOSHA_HOUSES,
  KAAL_SARP_TYPES,
  KANTAKA_SCHOOLS,
  MANGAL_HOUSES,
  MANGAL_WEIGHTS,
  PAPA_GRAHA_IDS,
  PAPA_WEIGHTS,
  REFERENCE_IDS,
} from '../dosha/index.ts';
export const byReference = /* @__PURE__ */ checked(inner.byReference, [['valueOf', 'function']]);
export const doshaDignity = /* @__PURE__ */ checked(inner.doshaDignity, [
  ['grahaPlacement', shape.GrahaPlacement],
]);
export const doshaUnits = /* @__PURE__ */ checked(inner.doshaUnits, [
  ['malefic', shape.Input10],
  ['house', { from: 1, to: 12 }],
]);
export const houseFromReference = /* @__PURE__ */ checked(inner.houseFromReference, [
  ['placements', shape.Placements],
  ['reference', ['lagna', 'moon', 'venus']],
  ['sign', { from: 1, to: 12 }],
]);
export const kaalSarp = /* @__PURE__ */ checked(inner.kaalSarp, [['placements', shape.Placements]]);
export const kantakaShani = /* @__PURE__ */ checked(inner.kantakaShani, [
  ['chart', shape.Input11],
  ['fromJdUt?', 'number'],
  ['toJdUt?', 'number'],
  ['school?', ['angles', 'angles_and_8', 'eighth', 'four_angles', 'fourth']],
]);
export const mangalCancellations = /* @__PURE__ */ checked(inner.mangalCancellations, [
  ['chart', shape.Chart],
  ['houses', { list: shape.MarsHouse }],
  ['options?', shape.MangalOptions],
]);
export const mangalDosha = /* @__PURE__ */ checked(inner.mangalDosha, [
  ['chart', shape.Chart],
  ['options?', shape.MangalOptions],
]);
export const manglik = /* @__PURE__ */ checked(inner.manglik, [
  ['chart', shape.Chart],
  ['options?', shape.MangalOptions],
]);
export const papasamaya = /* @__PURE__ */ checked(inner.papasamaya, [
  ['placements', shape.Placements],
]);
export const pitraDosha = /* @__PURE__ */ checked(inner.pitraDosha, [
  ['placements', shape.Placements],
]);
export const sadeSati = /* @__PURE__ */ checked(inner.sadeSati, [
  ['chart', shape.Input11],
  ['fromJdUt?', 'number'],
  ['toJdUt?', 'number'],
]);
export const sadeSatiAt = /* @__PURE__ */ checked(inner.sadeSatiAt, [
  ['chart', shape.Input11],
  ['jdUt', 'number'],
]);
export const sadeSatiNow = /* @__PURE__ */ checked(inner.sadeSatiNow, [
  ['chart', shape.Input11],
  ['jdUt', 'number'],
]);
