/** Puts values into the `{places}` of a text. A place without a value stays, so that a test sees it. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
