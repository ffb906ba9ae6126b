export * from './gems.ts';
export type { GemAffliction, GemGuard } from './guards.ts';
export * from './wearing.ts';
export * from './weight.ts';
