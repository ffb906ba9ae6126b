// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../judgement/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export const judgementOf = /* @__PURE__ */ checked(
  inner.judgementOf,
  [
    ['chart', shape.Chart],
    ['options?', shape.JudgementOptions],
  ],
  true,
);
export const lifeAreaFacts = /* @__PURE__ */ checked(inner.lifeAreaFacts, [
  ['judgement', shape.Judgement],
  ['input', shape.Input17],
  ['jdUt', 'number'],
]);
