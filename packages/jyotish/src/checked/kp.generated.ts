// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../kp/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export { KP_SETTINGS, kpSubs } from '../kp/index.ts';
export const kpChart = /* @__PURE__ */ checked(
  inner.kpChart,
  [
    ['birth', shape.Birth],
    ['settings?', shape.Options],
  ],
  true,
);
export const kpChartOf = /* @__PURE__ */ checked(inner.kpChartOf, [['chart', shape.Chart]], true);
export const kpHorary = /* @__PURE__ */ checked(inner.kpHorary, [
  ['moment', shape.Birth],
  ['number', 'number'],
  ['settings?', shape.Options],
]);
export const kpHoraryOf = /* @__PURE__ */ checked(inner.kpHoraryOf, [
  ['chart', shape.Chart],
  ['number', 'number'],
]);
export const kpLords = /* @__PURE__ */ checked(inner.kpLords, [['longitude', 'number']]);
export const kpNumberOf = /* @__PURE__ */ checked(inner.kpNumberOf, [['longitude', 'number']]);
export const kpSignificators = /* @__PURE__ */ checked(inner.kpSignificators, [
  ['chart', shape.KpChart],
  ['nodes?', ['agents', 'own']],
]);
export const kpSub = /* @__PURE__ */ checked(inner.kpSub, [['number', 'number']]);
export const rulingPlanets = /* @__PURE__ */ checked(inner.rulingPlanets, [
  ['moment', shape.Birth],
  ['settings?', shape.Options],
]);
export const rulingPlanetsOf = /* @__PURE__ */ checked(inner.rulingPlanetsOf, [
  ['chart', shape.Chart],
]);
