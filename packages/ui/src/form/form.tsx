import { composeEventHandlers } from '@radix-ui/primitive';
import { clsx } from 'clsx';
import {
  useState,
  type ChangeEvent,
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react';
import { ErrorSummary } from './errors/error-summary.tsx';
import { fieldNameOf, ownProblemsIn } from './errors/fields-in-page.ts';
import { FormContext, type FieldErrors } from './form-context.ts';
import * as styles from './form.css.ts';
import { ReportContext } from './errors/report-context.ts';
import { useErrorReport } from './errors/use-error-report.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /**
   * Errors by field name, one sentence each. They stay until the parent removes them.
   * @default {}
   */
  errors?: FieldErrors;
  /** Error of the form as a whole: "Login failed. Please try again." */
  message?: string;
  /**
   * Called on submit; the page is not reloaded. `data` has the values of the named controls. Not called while a field
   * is invalid: a half-typed date, a number out of range, a place that was typed and not chosen.
   */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>, data: FormData) => void;
  /**
   * Called instead of `onSubmit` while a field is invalid. The Form shows these problems itself; validate the other
   * fields here, so that all errors appear together.
   */
  onInvalidSubmit?: (
    event: SubmitEvent<HTMLFormElement>,
    data: FormData,
    problems: Readonly<Record<string, string>>,
  ) => void;
  /** Called with its name when the user changes a field: clear its error, or validate it again. */
  onFieldEdit?: (name: string) => void;
  /** Shows the ErrorSummary at the start. `false` where the page places it. @default true */
  summary?: boolean;
  /** The fields and buttons; they are stacked. */
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

const noErrors: FieldErrors = {};

/**
 * A form. It shows the given errors, and the fields' own, at their fields and in a summary; after a submit it moves the
 * focus to the first of them.
 */
export function Form({
  errors = noErrors,
  message,
  onSubmit,
  onInvalidSubmit,
  onFieldEdit,
  onChange,
  onReset,
  summary = true,
  method = 'post',
  className,
  children,
  ...rest
}: FormProps) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const allErrors = { ...errors };
  for (const [name, problem] of Object.entries(problems)) allErrors[name] ||= problem;
  const { quiet, report, submitted, edited } = useErrorReport(allErrors, message);

  const fieldEdited = (name: string) => {
    edited();
    setProblems(({ [name]: _corrected, ...others }) => others);
    onFieldEdit?.(name);
  };

  // React events of a portalled dialog bubble up to here; they do not belong to this form.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    submitted(event.currentTarget);
    const submitProblems = ownProblemsIn(event.currentTarget);
    setProblems(submitProblems);
    const data = new FormData(event.currentTarget);
    if (Object.keys(submitProblems).length === 0) onSubmit?.(event, data);
    else onInvalidSubmit?.(event, data, submitProblems);
  };

  const reset = (event: FormEvent<HTMLFormElement>) => {
    if (event.target !== event.currentTarget) return;
    edited();
    setProblems({});
  };

  const change = (event: ChangeEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.target)) return;
    const name = fieldNameOf(event.target);
    if (name !== undefined) fieldEdited(name);
  };

  return (
    <FormContext value={{ errors: allErrors, edited: fieldEdited, quiet }}>
      <ReportContext value={report}>
        <form
          {...rest}
          // If submitted before hydration, the values must not end up in the URL.
          method={method}
          noValidate
          className={clsx(styles.form, className)}
          onSubmit={submit}
          onChange={composeEventHandlers(onChange, change)}
          onReset={composeEventHandlers(onReset, reset)}
          data-part="form"
          data-state={report === null ? 'idle' : 'invalid'}
        >
          {summary && <ErrorSummary />}
          {children}
        </form>
      </ReportContext>
    </FormContext>
  );
}
