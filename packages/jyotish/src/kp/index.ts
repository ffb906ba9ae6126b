export { KP_SETTINGS } from './kp-cast.ts';
export { kpChart, kpChartOf } from './kp-chart.ts';
export type { KpChart, KpCusp, KpPlanet } from './kp-chart.ts';
export * from './horary.ts';
export * from './kp-lords.ts';
export * from './ruling-planets.ts';
export * from './significators.ts';
