export * from './dosha-units.ts';
export * from './kaal-sarp.ts';
export * from './kantaka-shani.ts';
export * from './mangal-cancellations.ts';
export * from './mangal.ts';
export * from './papasamaya.ts';
export * from './pitra.ts';
export * from './sade-sati.ts';
export type { SaturnStay } from './saturn-stays.ts';
