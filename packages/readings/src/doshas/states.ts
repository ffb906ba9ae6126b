import type { MangalDosha, SadeSatiNow } from '@jyoti/jyotish';
import type { MangalState, PapasamayaState, SadeSatiState } from './doshas.types.ts';

/** The state of mangal dosha after its cancellations. */
export function mangalState({
  isPresent,
  isAnshik,
  score,
}: Pick<MangalDosha, 'isPresent' | 'isAnshik' | 'score'>): MangalState {
  if (isPresent) return 'present';
  if (isAnshik) return 'partial';
  return score > 0 ? 'cancelled' : 'absent';
}

/** @param points all points of a chart, 0 to 7 */
export function papasamayaState(points: number): PapasamayaState {
  if (points === 0) return 'none';
  return points <= 3 ? 'some' : 'many';
}

/** What Saturn does to the Moon's sign. */
export const sadeSatiState = ({
  phase,
  state,
}: Pick<SadeSatiNow, 'phase' | 'state'>): SadeSatiState =>
  phase?.phase ?? (state === 'break' ? 'break' : 'none');
