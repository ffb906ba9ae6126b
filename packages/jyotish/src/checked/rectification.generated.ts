// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../rectification/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export const chartDifferences = /* @__PURE__ */ checked(inner.chartDifferences, [
  ['first', shape.Chart],
  ['second', shape.Chart],
  ['vargas?', { list: [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] }],
]);
export const vargaLagnaSpans = /* @__PURE__ */ checked(inner.vargaLagnaSpans, [
  ['chart', shape.Chart],
  ['minutes?', 'number'],
]);
