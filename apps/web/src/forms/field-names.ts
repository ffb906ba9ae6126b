import type { FieldMessages } from '@jyoti/contract';

/**
 * Names of a form's fields by fields of the API. An entry counts for everything below it as well: `place` for
 * `place.latitude`. A field without an entry has the same name in both.
 */
export type FieldNames = Readonly<Record<string, string>>;

/** The form's field for a field of the API, given as a dotted path. */
export function formFieldOf(path: string, names: FieldNames): string {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const name = names[path.slice(0, end)];
    if (name !== undefined) return name;
  }
  return path;
}

/** Sentences by fields of the form. Where several fields of the API are one of the form, the first sentence counts. */
export function byFormField(errors: FieldMessages, names: FieldNames): FieldMessages {
  const found: FieldMessages = {};
  for (const [path, sentence] of Object.entries(errors)) {
    found[formFieldOf(path, names)] ??= sentence;
  }
  return found;
}
