export * from './almanac-sky.ts';
export * from './lunar-month.ts';
export * from './samvat.ts';
export * from './samvatsaras.ts';
export * from './season.ts';
export { syzygy } from './syzygy.ts';
