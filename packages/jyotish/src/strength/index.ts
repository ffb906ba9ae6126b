export * from './ashtakavarga-tables.ts';
export { ashtakavarga, ashtakavargaSigns, pointsByHouse } from './ashtakavarga.ts';
export type {
  Ashtakavarga,
  AshtakavargaSigns,
  Bhinnashtakavarga,
  SignPoints,
} from './ashtakavarga.ts';
export * from './pinda.ts';
export * from './shodhana.ts';
