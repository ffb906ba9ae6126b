// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../gems/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export { CARATS_PER_RATTI, GEM_ROLES, GEM_WEARING, GEM_WEARING_STATUS } from '../gems/index.ts';
export const gemAdvice = /* @__PURE__ */ checked(inner.gemAdvice, [
  ['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']],
  ['chart', shape.Chart],
  ['atJdUt', { either: [[null], 'number'] }],
]);
export const gemConflicts = /* @__PURE__ */ checked(
  inner.gemConflicts,
  [['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']]],
  true,
);
export const gemVerdictOfSign = /* @__PURE__ */ checked(inner.gemVerdictOfSign, [
  ['sign', { from: 1, to: 12 }],
]);
export const gemsOf = /* @__PURE__ */ checked(inner.gemsOf, [
  ['chart', shape.Chart],
  ['atJdUt', { either: [[null], 'number'] }],
]);
export const lagnasForGem = /* @__PURE__ */ checked(inner.lagnasForGem, [
  ['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']],
]);
export const rattiForBody = /* @__PURE__ */ checked(inner.rattiForBody, [['kilograms', 'number']]);
