import { createContext, use } from 'react';

/** An error message for each invalid field, by the field's `name` (`email`, `birthData.place`). */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export interface FormContextValue {
  /** The current errors, by the names of the fields. */
  errors: FieldErrors;
  /** Called with a field's name when its value is changed by the user. */
  edited: (name: string) => void;
  /**
   * True from a submit until the next edit: the summary announces the errors, so that fields do not announce them
   * again.
   */
  quiet: boolean;
}

/** Outside of a form. */
export const noForm: FormContextValue = { errors: {}, edited: () => undefined, quiet: false };

export const FormContext = createContext<FormContextValue>(noForm);

/** The form that this point of the tree is in; outside a form, one without errors. */
export function useFormContext(): FormContextValue {
  return use(FormContext);
}
