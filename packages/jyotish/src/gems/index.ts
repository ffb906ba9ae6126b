export * from './gems.ts';
export type { Affliction, GemGuard } from './guards.ts';
export * from './wearing.ts';
export * from './weight.ts';
