/**
 * Maximum number of landmarks: with more, a screen reader's list of regions would contain little
 * but questions.
 */
const MAX_REGIONS = 6;

/** Whether open parts are `role="region"`, by the number of parts (ARIA accordion pattern). */
export function hasRegions(parts: number): boolean {
  return parts <= MAX_REGIONS;
}

/**
 * Returns the values that are open after a change.
 *
 * @param requested the requested open values, the newest last
 * @param multiple whether several may be open
 */
export function openParts(requested: readonly string[], multiple: boolean): string[] {
  return multiple ? [...requested] : requested.slice(-1);
}
