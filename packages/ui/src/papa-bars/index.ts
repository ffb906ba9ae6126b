export { PapaBars, type PapaBarsProps, type PapaPartner } from './papa-bars.tsx';
export { papaBandOf, papaGrahas, type PapaBand, type PapaGraha } from './papa-bars.logic.ts';
