import { warn } from './warn.ts';

const warned = new Set<string>();

/**
 * In development, reports a component without an accessible name: the types require one, but not every product uses
 * TypeScript.
 *
 * @param prop the prop that names it
 */
export function warnWithoutName(component: string, prop: string, name: unknown): void {
  if ((name !== undefined && name !== null && name !== '') || warned.has(component)) return;
  warned.add(component);
  warn(`${component} has no ${prop}, so that screen readers cannot say what it is.`);
}
