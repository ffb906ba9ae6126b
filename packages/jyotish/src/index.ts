export * from './error.ts';
export * from './time/index.ts';
export * from './sky/index.ts';
export * from './chart/index.ts';
export * from './dasha/index.ts';
export * from './numbers/index.ts';
export * from './panchang/index.ts';
