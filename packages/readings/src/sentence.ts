import { fill } from './fill.ts';

/** A filled sentence; one that begins with a word such as 'the Sun' gets its capital. */
export function sentence(text: string, values: Readonly<Record<string, string>>): string {
  const filled = fill(text, values);
  return filled.charAt(0).toLocaleUpperCase() + filled.slice(1);
}

/** Joins items as the language does: 'a, b and c'. */
export function listed(items: readonly string[], locale: string): string {
  const text = new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
  // CLDR has a comma before the last item of a Hindi list, which Hindi newspapers do not use.
  return locale.startsWith('hi') ? text.replace(/, (?=और [^,]+$)/, ' ') : text;
}
