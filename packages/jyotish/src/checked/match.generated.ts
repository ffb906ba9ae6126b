// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../match/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export {
  AGGREGATE_DEDUCTIONS,
  AGGREGATE_POINTS,
  GANA_TABLES,
  KOOTA_FULL_SCORES,
  KOOTA_NAMES,
  PAPASAMYA_NEAR,
  PORUTHAM_NAMES,
  TARAS,
  VASHYA_TABLES,
} from '../match/index.ts';
export const aggregateOf = /* @__PURE__ */ checked(inner.aggregateOf, [
  ['facts', shape.AggregateFacts],
]);
export const ashtakoota = /* @__PURE__ */ checked(inner.ashtakoota, [
  ['moons', shape.Couple3],
  ['tables?', shape.KootaOptions],
]);
export const lordViews = /* @__PURE__ */ checked(inner.lordViews, [['couple', shape.Couple3]]);
export const matchCharts = /* @__PURE__ */ checked(inner.matchCharts, [
  ['charts', shape.Couple4],
  ['options?', shape.MatchOptions],
]);
export const matchHours = /* @__PURE__ */ checked(inner.matchHours, [
  ['spans', shape.Couple6],
  ['kootas?', shape.KootaOptions],
]);
export const matchMoonAt = /* @__PURE__ */ checked(inner.matchMoonAt, [['longitude', 'number']]);
export const matchMoonOfPada = /* @__PURE__ */ checked(inner.matchMoonOfPada, [
  ['nakshatra', 'number'],
  ['pada', 'number'],
]);
export const matchMoons = /* @__PURE__ */ checked(inner.matchMoons, [
  ['moons', shape.Couple3],
  ['kootas?', shape.KootaOptions],
]);
export const matchMoonsBetween = /* @__PURE__ */ checked(inner.matchMoonsBetween, [
  ['track', shape.Track],
  ['from', 'number'],
  ['to', 'number'],
]);
export const papasamyaOfCouple = /* @__PURE__ */ checked(inner.papasamyaOfCouple, [
  ['charts', shape.Couple7],
]);
export const rajjuOfCouple = /* @__PURE__ */ checked(inner.rajjuOfCouple, [
  ['moons', shape.Couple3],
]);
export const tenPorutham = /* @__PURE__ */ checked(inner.tenPorutham, [['moons', shape.Couple3]]);
export const vedhaOfCouple = /* @__PURE__ */ checked(inner.vedhaOfCouple, [
  ['moons', shape.Couple3],
]);
