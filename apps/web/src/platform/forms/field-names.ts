import type { FieldMessages } from '@jyoti/contract';

/**
 * Names of a form's fields by API field. An entry also applies to everything below it: `place` to
 * `place.latitude`. A field without an entry has the same name in both.
 */
export type FieldNames = Readonly<Record<string, string>>;

/** The form field for an API field, given as a dotted path. */
export function formFieldOf(path: string, names: FieldNames): string {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const name = names[path.slice(0, end)];
    if (name !== undefined) return name;
  }
  return path;
}

/**
 * Sentences by form field. If several API fields map to one form field, the first sentence is used.
 */
export function byFormField(errors: FieldMessages, names: FieldNames): FieldMessages {
  const found: FieldMessages = {};
  for (const [path, sentence] of Object.entries(errors)) {
    found[formFieldOf(path, names)] ??= sentence;
  }
  return found;
}
