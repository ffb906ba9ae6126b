export { MoonPhase, type MoonPhaseProps } from './moon-phase.tsx';
export { moonOfTithi, moonStates, type MoonPaksha, type MoonState } from './moon-phase.logic.ts';
export { moonPakshaNames } from '../messages.generated/en/components/moonPakshaNames.ts';
export { moonStateNames } from '../messages.generated/en/components/moonStateNames.ts';
