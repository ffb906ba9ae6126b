// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../yoga/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export { YOGA_GROUPS, YOGA_RULES, YOGA_TEXTS } from '../yoga/index.ts';
export const yogasOf = /* @__PURE__ */ checked(inner.yogasOf, [
  ['placements', shape.Placements],
  ['options?', shape.YogaOptions],
]);
