import type { FieldMessages, Validation } from '@jyoti/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldNames } from './field-names.ts';
import { useSubmit, type Submission } from './use-submit.ts';

export interface FormOptions<Checks, Value> {
  /** Loads the validation code, which a form needs only when it is sent. */
  loadChecks: () => Promise<Checks>;
  /**
   * Validates the form, usually with a schema of the contract. The function of the latest render is
   * called with the current values of the named controls, so that input during loading counts.
   */
  check: (checks: Checks, data: FormData) => Validation<Value>;
  /**
   * Sends the validated data. What it throws is shown above the form or at the fields that the
   * server names.
   */
  send: (value: Value) => Promise<void> | void;
  /** Shown if sending fails and the server sent no sentence. */
  failed: string;
  /** Form fields by API field, where they differ. Must be the same object in every render. */
  fieldNames?: FieldNames;
}

/** Props of the kit's `Form`. */
export interface FormState {
  errors: FieldMessages;
  message: string | undefined;
  onFieldEdit: (field: string) => void;
  onSubmit: (event?: { currentTarget: HTMLFormElement }) => void;
  /**
   * Whether a field has input that is not a value: the others are validated too, and nothing is
   * sent.
   */
  onInvalidSubmit: (
    event: { currentTarget: HTMLFormElement },
    data: FormData,
    problems: FieldMessages,
  ) => void;
}

/**
 * A form that is validated and then sent.
 *
 * @returns `form`: the props of the kit's `Form`; the rest is the state of the submission, for the
 * page's controls.
 */
export function useForm<Checks, Value>(
  options: FormOptions<Checks, Value>,
): Submission & { form: FormState } {
  const submission = useSubmit(options.fieldNames);
  const { errors, message, setErrors, setFieldError, send } = submission;
  const newest = useRef(options);
  useLayoutEffect(() => {
    newest.current = options;
  });
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const submit = (element: HTMLFormElement | undefined, problems: FieldMessages) => {
    void send(async () => {
      const checks = await options.loadChecks();
      if (!isMounted.current) return;
      const checked = newest.current.check(checks, new FormData(element));
      const hasProblems = Object.keys(problems).length > 0;
      if (checked.ok && !hasProblems) await newest.current.send(checked.value);
      else setErrors(checked.ok ? {} : checked.fields, problems);
    }, options.failed);
  };
  // `currentTarget` is null after the event has been handled.
  const onSubmit: FormState['onSubmit'] = (event) => submit(event?.currentTarget, {});
  const onInvalidSubmit: FormState['onInvalidSubmit'] = (event, _data, problems) =>
    submit(event.currentTarget, problems);

  return {
    ...submission,
    form: {
      errors,
      message,
      onFieldEdit: (field) => setFieldError(field),
      onSubmit,
      onInvalidSubmit,
    },
  };
}
