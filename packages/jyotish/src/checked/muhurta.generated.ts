// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../muhurta/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export { AVOIDED_TIMES, MUHURTA_PURPOSES, MUHURTA_RULES } from '../muhurta/index.ts';
export const abhijitOf = /* @__PURE__ */ checked(inner.abhijitOf, [
  ['vedicDayBounds', shape.VedicDayBounds],
]);
export const amritKaalsOf = /* @__PURE__ */ checked(inner.amritKaalsOf, [
  ['nakshatras', { list: shape.NakshatraSpan }],
  ['day', shape.TimeSpan],
]);
export const auspiciousHoursOf = /* @__PURE__ */ checked(inner.auspiciousHoursOf, [
  ['day', shape.VedicDayBounds],
  ['dusks', shape.Dusks],
]);
export const avoidedTimesOf = /* @__PURE__ */ checked(inner.avoidedTimesOf, [
  ['day', shape.Input21],
]);
export const bhadraOf = /* @__PURE__ */ checked(inner.bhadraOf, [['input', shape.Input22]]);
export const choghadiyasOf = /* @__PURE__ */ checked(inner.choghadiyasOf, [
  ['day', shape.VedicDayBounds],
]);
export const findMuhurtas = /* @__PURE__ */ checked(inner.findMuhurtas, [
  ['query', shape.MuhurtaQuery],
]);
export const gowriOf = /* @__PURE__ */ checked(inner.gowriOf, [['day', shape.VedicDayBounds]]);
export const horasOf = /* @__PURE__ */ checked(inner.horasOf, [['day', shape.VedicDayBounds]]);
export const kalamsOf = /* @__PURE__ */ checked(inner.kalamsOf, [
  ['vedicDayBounds', shape.VedicDayBounds],
]);
export const moonDangersOf = /* @__PURE__ */ checked(inner.moonDangersOf, [
  ['day', shape.DayPanchang],
]);
export const moonPanchakaOf = /* @__PURE__ */ checked(inner.moonPanchakaOf, [
  ['day', shape.Input23],
  ['place', shape.GeoPlace],
  ['timeZone', 'string'],
  ['sky?', shape.AlmanacSky],
]);
export const muhurtaOfDay = /* @__PURE__ */ checked(inner.muhurtaOfDay, [
  ['day', shape.DayPanchang],
]);
export const nallaNeramOf = /* @__PURE__ */ checked(inner.nallaNeramOf, [
  ['day', shape.VedicDayBounds],
]);
export const panchakaAt = /* @__PURE__ */ checked(inner.panchakaAt, [
  ['tithi', 'number'],
  ['nakshatra', 'number'],
  ['weekday', { from: 0, to: 6 }],
  ['lagna', { from: 1, to: 12 }],
]);
export const panchakasOf = /* @__PURE__ */ checked(inner.panchakasOf, [
  ['day', shape.Input24],
  ['lagnas', { list: shape.LagnaSpan }],
]);
export const starDayOf = /* @__PURE__ */ checked(inner.starDayOf, [
  ['day', shape.DayPanchang],
  ['birthStar', shape.BirthStar],
]);
export const thirtyMuhurtasOf = /* @__PURE__ */ checked(inner.thirtyMuhurtasOf, [
  ['day', shape.VedicDayBounds],
]);
export const varjyamsOf = /* @__PURE__ */ checked(inner.varjyamsOf, [
  ['nakshatras', { list: shape.NakshatraSpan }],
  ['day', shape.TimeSpan],
]);
