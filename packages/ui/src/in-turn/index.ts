export { AllAtOnce, InTurn, useInTurn, type InTurnProps } from './in-turn.tsx';
