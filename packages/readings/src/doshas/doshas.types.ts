import type { KaalSarpType, SaturnPhaseId } from '@jyoti/jyotish';

/** Degree of mangal dosha; `cancelled`: Mars causes one, but the exceptions cancel it completely. */
export type MangalState = 'present' | 'partial' | 'cancelled' | 'absent';

/** A type where kaal sarp dosha is present. */
export type KaalSarpState = KaalSarpType | 'partial' | 'absent';

export type PitraState = 'present' | 'absent';

/** One chart's papasamaya: no points, up to 3, or more than 3 (of 7). */
export type PapasamayaState = 'none' | 'some' | 'many';

/** The running phase of Saturn from the Moon: of sade sati or of a dhaiya, a break in a sade sati, or none. */
export type SadeSatiState = SaturnPhaseId | 'break' | 'none';

/** The state of each dosha of one chart. */
export interface DoshaStates {
  /** of Mars */
  mangal: MangalState;
  /** of the nodes */
  kaalSarp: KaalSarpState;
  /** of the ancestors */
  pitra: PitraState;
  /** malefic points on a marriage */
  papasamaya: PapasamayaState;
  /** of Saturn and the Moon */
  sadeSati: SadeSatiState;
}

export type DoshaId = keyof DoshaStates;
