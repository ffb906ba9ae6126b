// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

export * from '../error.ts';
export * from './time.generated.ts';
export * from './sky.generated.ts';
export * from './chart.generated.ts';
export * from './dasha.generated.ts';
export * from './numbers.generated.ts';
export * from './muhurta.generated.ts';
export * from './panchang.generated.ts';
export * from './rectification.generated.ts';
export * from './regional.generated.ts';
export * from './festival.generated.ts';
export * from './strength.generated.ts';
export * from './dosha.generated.ts';
export * from './gems.generated.ts';
export * from './judgement.generated.ts';
export * from './points.generated.ts';
export * from './kp.generated.ts';
export * from './match.generated.ts';
export * from './transit.generated.ts';
export * from './unknown-time.generated.ts';
export * from './varshaphal.generated.ts';
export * from './western.generated.ts';
export * from './yoga.generated.ts';
