const FIELD = '[data-field-name]';
const FOCUSABLE =
  ':is(input:not([type="hidden"]), select, textarea, button, a[href], [tabindex="0"]):not(:disabled)';

const fieldsIn = (container: Element) =>
  Array.from(container.querySelectorAll<HTMLElement>(FIELD), (field) => ({
    field,
    name: field.dataset.fieldName ?? '',
  }));

/** Name of the field that an element is in; undefined outside a field. */
export function fieldNameOf(target: EventTarget): string | undefined {
  return 'closest' in target
    ? (target as Element).closest<HTMLElement>(FIELD)?.dataset.fieldName
    : undefined;
}

/** Names of the fields inside an element, in the order of the page. */
export function fieldNamesIn(container: Element): string[] {
  return fieldsIn(container).map(({ name }) => name);
}

/**
 * The control to focus for a field: the first that is marked invalid, else the first that takes focus. Null when the
 * container has no such field, or one that is not focusable.
 */
export function controlOf(container: Element, name: string): HTMLElement | null {
  const field = fieldsIn(container).find((each) => each.name === name)?.field;
  return (
    field?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)') ??
    field?.querySelector<HTMLElement>(FOCUSABLE) ??
    null
  );
}

/** Whose field it is, where a form asks the same of several people: the `data-error-group` that the field is in. */
export const errorGroupOf = (container: Element, name: string): string | undefined =>
  fieldsIn(container)
    .find((each) => each.name === name)
    ?.field.closest<HTMLElement>('[data-error-group]')?.dataset.errorGroup;

/**
 * The fields' own validation errors (a half-typed date, a number out of range), by field name: the custom validity of
 * their controls. Native constraints (`required`, `type="email"`) are left to the page.
 */
export function ownProblemsIn(form: HTMLFormElement): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const control of form.elements as Iterable<HTMLInputElement> & HTMLCollection) {
    const name = fieldNameOf(control);
    if (name !== undefined && control.willValidate && control.validity.customError)
      problems[name] ??= control.validationMessage;
  }
  return problems;
}
