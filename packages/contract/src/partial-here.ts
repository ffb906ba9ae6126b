/** Whether a solar eclipse that is total or annular somewhere on Earth is partial at a place that sees it. */
export const isPartialHere = ({
  type,
  type_on_earth: onEarth,
  seen,
}: {
  type: string;
  type_on_earth: string;
  seen: object | null;
}): boolean => seen !== null && type === 'partial' && onEarth !== 'partial';
