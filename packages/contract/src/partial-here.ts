import type { EclipseRow } from './panchang-parts.ts';

/** Whether a solar eclipse that is total or annular somewhere on Earth is partial at a place that sees it. */
export const isPartialHere = ({ type, type_on_earth: onEarth, seen }: EclipseRow): boolean =>
  seen !== null && type === 'partial' && onEarth !== 'partial';
