/** Fills the `{placeholders}` of a text. A placeholder without a value remains, so that tests detect it. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
