export * from './argala.ts';
export * from './sensitive-degrees.ts';
export * from './special-lagnas.ts';
export * from './upagrahas.ts';
export * from './varga-rules.ts';
