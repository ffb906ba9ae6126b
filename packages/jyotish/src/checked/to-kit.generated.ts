// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../to-kit/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export const dashaTimelineProps = /* @__PURE__ */ checked(inner.dashaTimelineProps, [
  ['chart', shape.Chart],
  ['input?', shape.DashaTimelineOptions],
]);
export const fromKit = /* @__PURE__ */ checked(inner.fromKit, [['details', shape.KitBirthDetails]]);
export const kitDashaPeriod = /* @__PURE__ */ checked(inner.kitDashaPeriod, [
  ['dashaPeriod', shape.DashaPeriod],
]);
export const kundliChartProps = /* @__PURE__ */ checked(inner.kundliChartProps, [
  ['chart', shape.Input45],
  ['input?', shape.KundliChartOptions],
]);
export const panchangCardProps = /* @__PURE__ */ checked(inner.panchangCardProps, [
  ['day', shape.DayPanchang],
]);
