import { JyotishError } from './error.ts';

/** The longest value in an error message. */
const MOST_SHOWN = 80;

/** A value as it is shown in an error message: strings in quotes, objects by their kind unless they are short lists. */
export function shown(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return 'an object';
  const isText = typeof value === 'string' || Array.isArray(value);
  const text = isText
    ? JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
    : String(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/**
 * Throws unless a setting is one of its allowed values.
 * @param setting its name, as the caller wrote it
 * @throws JyotishError `out_of_range` naming the setting, the value given and the values allowed
 */
export function checkSetting<Value extends string | number | boolean>(
  setting: string,
  value: Value,
  allowed: readonly Value[],
): void {
  if (allowed.includes(value)) return;
  throw new JyotishError(
    'out_of_range',
    `The setting ${setting} is ${shown(value)}, but must be one of ${allowed.map(shown).join(', ')}.`,
  );
}

/**
 * Throws unless a setting is a number between two limits, both included.
 * @param setting its name, as the caller wrote it
 * @throws JyotishError `out_of_range` naming the setting, the value given and the limits
 */
export function checkNumberSetting(
  setting: string,
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
): void {
  if (typeof value === 'number' && value >= min && value <= max) return;
  throw new JyotishError(
    'out_of_range',
    `The setting ${setting} is ${shown(value)}, but must be a number from ${min} to ${max}.`,
  );
}
