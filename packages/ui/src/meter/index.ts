export {
  Meter,
  ScoreDial,
  type MeterBar,
  type MeterBarRow,
  type MeterProps,
  type ScoreDialProps,
} from './meter.tsx';
export type { MeterBand, MeterTone } from './meter.logic.ts';
export { PapaBars, type PapaBarsProps, type PapaPartner } from './papa-bars.tsx';
export { papaBandOf, papaGrahas, type PapaBand, type PapaGraha } from './papa-bars.logic.ts';
