export * from './auspicious.ts';
export * from './choghadiya.ts';
export * from './day.ts';
export * from './ghatikas.ts';
export * from './hora.ts';
export { kalamsOf } from './kalam.ts';
export type { Kalams } from './kalam.ts';
export * from './moon-dangers.ts';
export * from './thirty-muhurtas.ts';
