export { MoonPhase, type MoonPhaseProps } from './moon-phase.tsx';
export { moonOfTithi, moonStates, type MoonPaksha, type MoonState } from './moon-phase.logic.ts';
export { moonPakshaNames, moonStateNames } from './moon-phase.strings.ts';
