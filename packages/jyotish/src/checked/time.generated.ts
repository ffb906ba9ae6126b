// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../time/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export { FIRST_YEAR, LAST_YEAR } from '../time/index.ts';
export const civilDays = /* @__PURE__ */ checked(inner.civilDays, [
  ['date', 'string'],
  ['count', 'number'],
  ['timeZone', 'string'],
]);
export const civilFromJulianDay = /* @__PURE__ */ checked(inner.civilFromJulianDay, [
  ['jdUt', 'number'],
  ['timeZone', 'string'],
]);
export const deltaT = /* @__PURE__ */ checked(inner.deltaT, [['jdUt', 'number']]);
export const gregorianFromJulian = /* @__PURE__ */ checked(inner.gregorianFromJulian, [
  ['date', 'string'],
]);
export const isMergedZone = /* @__PURE__ */ checked(inner.isMergedZone, [
  ['timeZone', 'string'],
  ['jdUt', 'number'],
]);
export const isoFromJulianDay = /* @__PURE__ */ checked(inner.isoFromJulianDay, [
  ['jdUt', 'number'],
]);
export const julianCalendarUntil = /* @__PURE__ */ checked(inner.julianCalendarUntil, [
  ['timezone', 'string'],
]);
export const julianDayFromIso = /* @__PURE__ */ checked(inner.julianDayFromIso, [
  ['iso', 'string'],
]);
export const localClock = /* @__PURE__ */ checked(inner.localClock, [
  ['civil', shape.CivilTime],
  ['longitude', 'number'],
  ['latitude?', 'number'],
]);
export const parseDate = /* @__PURE__ */ checked(inner.parseDate, [['text', 'string']]);
export const resolveCivilTime = /* @__PURE__ */ checked(inner.resolveCivilTime, [
  ['civil', shape.CivilTime],
]);
export const resolveLocalTime = /* @__PURE__ */ checked(inner.resolveLocalTime, [
  ['civil', shape.CivilTime],
  ['longitude', 'number'],
  ['latitude?', 'number'],
]);
