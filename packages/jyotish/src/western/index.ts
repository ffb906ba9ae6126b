export * from './bodies.ts';
export * from './western-chart.ts';
