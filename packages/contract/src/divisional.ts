import * as v from 'valibot';
import { keyedByBody, signField, twelfthField } from './bodies.ts';
import { vargas } from './choices.ts';

const divisionalBodySchema = v.object({
  name: v.string(),
  full_name: v.string(),
  zodiac: signField,
  rasi_no: twelfthField,
  /** Whole-sign house, counted from this chart's own ascendant. */
  house: twelfthField,
  retro: v.boolean(),
  /** Degrees inside the sign of this chart. */
  local_degree: v.pipe(v.number(), v.minValue(0), v.ltValue(30)),
});

export const divisionalChartSchema = v.object({
  chart: v.picklist(vargas),
  chart_name: v.string(),
  ...keyedByBody(divisionalBodySchema),
});
export type DivisionalChart = v.InferOutput<typeof divisionalChartSchema>;

const chart = divisionalChartSchema;
/** Section `divisional`. */
export const divisionalSchema = v.object({
  D1: chart,
  D2: chart,
  D3: chart,
  D4: chart,
  D7: chart,
  D9: chart,
  D10: chart,
  D12: chart,
  D16: chart,
  D20: chart,
  D24: chart,
  D27: chart,
  D30: chart,
  D40: chart,
  D45: chart,
  D60: chart,
});
export type Divisional = v.InferOutput<typeof divisionalSchema>;
