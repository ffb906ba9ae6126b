export { KP_SETTINGS } from './kp-cast.ts';
export * from './kp-chart.ts';
export * from './kp-lords.ts';
export * from './ruling-planets.ts';
export * from './significators.ts';
