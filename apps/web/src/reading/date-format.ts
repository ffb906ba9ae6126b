const known = new Map<string, Intl.DateTimeFormat>();

/** A formatter of instants. Making one is slow, and a page of times asks for the same one again and again. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options);
  known.set(key, format);
  return format;
}
