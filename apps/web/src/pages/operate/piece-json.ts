import { weekdayNames } from '@jyoti/contract';
import type { JsonValue } from '@jyoti/ui/json-form';

/** The value that a text represents; undefined where it is no JSON. */
export function jsonOf(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** A value as the text of a file. */
export const textOf = (value: JsonValue): string => `${JSON.stringify(value, null, 2)}\n`;

type JsonObject = Extract<JsonValue, Record<string, unknown>>;

/** Changes each object of a value whose keys are weekdays. */
function mapWeekdays(value: JsonValue, change: (days: JsonObject) => JsonObject): JsonValue {
  if (Array.isArray(value)) return value.map((entry) => mapWeekdays(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const isByWeekday =
    keys.length > 0 && keys.every((key) => weekdayNames.some((day) => day === key));
  if (isByWeekday) return change(value);
  return Object.fromEntries(keys.map((key) => [key, mapWeekdays(value[key] ?? null, change)]));
}

/** A value with all seven weekdays where it has some: a day without entries is left out of the file. */
export const withAllWeekdays = (value: JsonValue): JsonValue =>
  mapWeekdays(value, (days) =>
    Object.fromEntries(weekdayNames.map((day) => [day, days[day] ?? []])),
  );

/** As the file has it: without the weekdays that have no entries. */
export const withoutEmptyWeekdays = (value: JsonValue): JsonValue =>
  mapWeekdays(value, (days) =>
    Object.fromEntries(
      Object.entries(days).filter(([, entries]) => !Array.isArray(entries) || entries.length > 0),
    ),
  );
