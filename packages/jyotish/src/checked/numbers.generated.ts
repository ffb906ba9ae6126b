// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../numbers/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export { NUMEROLOGY_CATEGORIES } from '../numbers/index.ts';
export const inLatinLetters = /* @__PURE__ */ checked(inner.inLatinLetters, [['name', 'string']]);
export const indianNumbersOf = /* @__PURE__ */ checked(inner.indianNumbersOf, [
  ['birthDate', 'string'],
]);
export const isMaster = /* @__PURE__ */ checked(inner.isMaster, [['number', 'number']]);
export const numerologyOf = /* @__PURE__ */ checked(inner.numerologyOf, [
  ['input', shape.NumerologyInput],
]);
export const numerologyPhasesOf = /* @__PURE__ */ checked(inner.numerologyPhasesOf, [
  ['birthDate', 'string'],
]);
export const reductionOf = /* @__PURE__ */ checked(inner.reductionOf, [
  ['terms', { list: 'number' }],
  ['keepMasters?', 'boolean'],
]);
