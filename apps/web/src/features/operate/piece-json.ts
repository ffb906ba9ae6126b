import { weekdayNames } from '@jyoti/contract';
import type { JsonValue } from '@jyoti/ui/json-form';

/** The parsed value; undefined if the text is not valid JSON. */
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

/** Maps each object of a value whose keys are weekdays. */
function mapWeekdays(value: JsonValue, change: (days: JsonObject) => JsonObject): JsonValue {
  if (Array.isArray(value)) return value.map((entry) => mapWeekdays(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const isByWeekday =
    keys.length > 0 && keys.every((key) => weekdayNames.some((day) => day === key));
  if (isByWeekday) return change(value);
  return Object.fromEntries(keys.map((key) => [key, mapWeekdays(value[key] ?? null, change)]));
}

/** Adds the missing weekdays to such objects: the file leaves out days without entries. */
export const withAllWeekdays = (value: JsonValue): JsonValue =>
  mapWeekdays(value, (days) =>
    Object.fromEntries(weekdayNames.map((day) => [day, days[day] ?? []])),
  );

/** The value as in the file: without the weekdays that have no entries. */
export const withoutEmptyWeekdays = (value: JsonValue): JsonValue =>
  mapWeekdays(value, (days) =>
    Object.fromEntries(
      Object.entries(days).filter(([, entries]) => !Array.isArray(entries) || entries.length > 0),
    ),
  );
