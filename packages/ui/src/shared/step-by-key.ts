import type { Direction } from './use-direction.ts';

/**
 * Where an arrow key, Home or End leads in a ring of choices, as in a radio group: past the last comes the first.
 *
 * @param direction `rtl` turns the sideways arrows round, where the choices themselves stand mirrored
 * @returns the index to go to; undefined for any other key
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function stepByKey(
  key: string,
  index: number,
  count: number,
  direction: Direction = 'ltr',
): number | undefined {
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward || key === 'ArrowDown') return (index + 1) % count;
  if (key === back || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
