// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../western/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export { WESTERN_BODY_IDS } from '../western/index.ts';
export const westernChart = /* @__PURE__ */ checked(inner.westernChart, [['input', shape.Input56]]);
