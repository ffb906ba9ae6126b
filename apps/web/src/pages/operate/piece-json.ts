import { weekdayNames } from '@jyoti/contract';

/** What a piece of content holds. */
export type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

/** The value that a text stands for; undefined where it is no JSON. */
export function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** A value as the text of a file. */
export const textOf = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

/** A name of the file as words: `discountedPrice` is "Discounted price". */
export function fieldName(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an entry of a list is called by its own fields; empty where nothing names it. */
export function entryName(entry: Json): string {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return '';
  const named = ['title', 'name', 'heading', 'question', 'label', 'id'].map((key) => entry[key]);
  const found = named.find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : '';
}

const isWeekday = (key: string) => weekdayNames.some((day) => day === key);

/** The fields of an object; of one by weekdays all seven, since a day without entries is left out of the file. */
export function fieldsOf(value: { [key: string]: Json }): [string, Json][] {
  const keys = Object.keys(value);
  const isByWeekday = keys.length > 0 && keys.every(isWeekday);
  return isByWeekday ? weekdayNames.map((day) => [day, value[day] ?? []]) : Object.entries(value);
}

/** An object with one field changed; a weekday that has no more entries is left out. */
export function withField(
  value: { [key: string]: Json },
  key: string,
  next: Json,
): { [key: string]: Json } {
  const { [key]: _before, ...others } = value;
  const isEmptyDay = isWeekday(key) && Array.isArray(next) && next.length === 0;
  if (isEmptyDay) return others;
  return key in value ? { ...value, [key]: next } : { ...others, [key]: next };
}

/** A value of the same fields with nothing in them. */
export function emptyLike(value: Json): Json {
  if (Array.isArray(value)) return [];
  switch (typeof value) {
    case 'string':
      return '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    default:
      if (value === null) return null;
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptyLike(part)]));
  }
}
