// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../festival/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export { CALENDAR_REGIONS, ECLIPSE_CONTACTS, VRAT_LISTS, allFestivals } from '../festival/index.ts';
export const chooseDay = /* @__PURE__ */ checked(inner.chooseDay, [
  ['span', shape.Span],
  ['candidates', { list: shape.Candidate }],
  ['test', shape.DayTest],
]);
export const eclipsesOf = /* @__PURE__ */ checked(inner.eclipsesOf, [
  ['from', 'string'],
  ['to', 'string'],
  ['place', shape.GeoPlace],
  ['timeZone', 'string'],
  ['settings?', shape.Options3],
  ['sky?', shape.AlmanacSky],
]);
export const festivalDays = /* @__PURE__ */ checked(inner.festivalDays, [
  ['place', shape.GeoPlace],
  ['timeZone', 'string'],
  ['definition', ['centre', 'edge']],
  ['almanacSky', shape.AlmanacSky],
]);
export const festivalsOf = /* @__PURE__ */ checked(inner.festivalsOf, [
  ['from', 'string'],
  ['to', 'string'],
  ['place', shape.GeoPlace],
  ['timeZone', 'string'],
  ['settings?', shape.Options3],
  ['sky?', shape.AlmanacSky],
]);
export const isObservedIn = /* @__PURE__ */ checked(inner.isObservedIn, [
  ['input', shape.Input13],
  ['calendar', 'string'],
]);
export const monthSystemOf = /* @__PURE__ */ checked(inner.monthSystemOf, [['calendar', 'string']]);
export const observancesIn = /* @__PURE__ */ checked(inner.observancesIn, [
  ['observances', { list: shape.Observance }],
  ['calendar', 'string'],
]);
export const rowsOfList = /* @__PURE__ */ checked(inner.rowsOfList, [
  ['list', ['amavasya', 'ekadashi', 'pradosh', 'purnima', 'sankashti', 'sankranti', 'vinayaka']],
  ['observances', { list: shape.Observance }],
]);
export const ruleIdOf = /* @__PURE__ */ checked(inner.ruleIdOf, [['rule', shape.EkadashiRule]]);
