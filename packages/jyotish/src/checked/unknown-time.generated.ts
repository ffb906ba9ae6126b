// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../unknown-time/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export const birthDay = /* @__PURE__ */ checked(inner.birthDay, [['noon', shape.Chart]]);
export const matchWithoutTimes = /* @__PURE__ */ checked(inner.matchWithoutTimes, [
  ['charts', shape.Couple4],
  ['isTimeUnknown', shape.Couple2],
  ['kootas?', shape.KootaOptions],
]);
export const moonOfBirthDay = /* @__PURE__ */ checked(inner.moonOfBirthDay, [
  ['chart', shape.Chart],
]);
