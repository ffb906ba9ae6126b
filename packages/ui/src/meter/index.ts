export { Meter, type MeterProps } from './meter.tsx';
export type { MeterBand } from './meter.logic.ts';
