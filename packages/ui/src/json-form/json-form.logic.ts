/** Any JSON value. */
export type JsonValue = null | string | number | boolean | JsonValue[] | JsonObject;
export type JsonObject = { [key: string]: JsonValue };

export const isJsonObject = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A key as words: `discountedPrice` is "Discounted price". */
export function keyInWords(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Keys that name an entry, by priority. */
const NAMING_KEYS = ['title', 'name', 'heading', 'question', 'label', 'id'];

/** Name of a list entry, from its own fields; empty if it has none. */
export function entryName(entry: JsonValue): string {
  if (typeof entry === 'string') return entry;
  if (!isJsonObject(entry)) return '';
  const name = NAMING_KEYS.map((key) => entry[key]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof name === 'string' ? name : '';
}

/** An empty value with the same fields, for a new entry of a list. */
export function emptyLike(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return [];
  if (isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptyLike(part)]));
  switch (typeof value) {
    case 'string':
      return '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    default:
      return null;
  }
}

/** The path of a part of the value at `path`: `sections.2.heading`. */
export const pathBelow = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`;
