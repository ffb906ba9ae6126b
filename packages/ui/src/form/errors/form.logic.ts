import type { FieldErrors } from '../form-context.ts';

/** Names of the fields that have an error, in the order of the record. An empty sentence is no error. */
export function namesInError(errors: FieldErrors): string[] {
  return Object.keys(errors).filter((name) => errors[name]);
}

/** Puts names in the order given; names that are not in it come last, in their own order. */
export function inOrder(names: readonly string[], order: readonly string[]): string[] {
  const place = (name: string) => {
    const index = order.indexOf(name);
    return index === -1 ? order.length : index;
  };
  return names.toSorted((a, b) => place(a) - place(b));
}
