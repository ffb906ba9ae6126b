import { clsx } from 'clsx';
import type { ChangeEvent, FormHTMLAttributes, ReactNode, Ref, SubmitEvent } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { fieldNameOf } from './fields-in-page.ts';
import { FormContext, type FieldErrors } from './form-context.ts';
import * as styles from './form.css.ts';
import { ReportContext } from './report-context.ts';
import { useErrorReport } from './use-error-report.ts';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /**
   * What is wrong, a sentence a field, by the fields' names. They stay until their owner takes them away.
   * @default {}
   */
  errors?: FieldErrors;
  /** What is wrong with the whole: "Login failed. Please try again." */
  message?: string;
  /** The form is sent. The page is not reloaded; `data` holds what the named controls say. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>, data: FormData) => void;
  /** A field's value was changed by hand: the moment to take its error away, or to check it again. */
  onFieldEdit?: (name: string) => void;
  /** Shows the ErrorSummary at the start. `false` where it is placed by hand. @default true */
  summary?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

const noErrors: FieldErrors = {};

/**
 * Fields that are sent together. It checks nothing itself: it puts the errors it is given to their fields and sums
 * them up, and after a submit it takes the visitor to the first of them.
 */
export function Form({
  errors = noErrors,
  message,
  onSubmit,
  onFieldEdit,
  onChange,
  summary = true,
  method = 'post',
  className,
  children,
  ...rest
}: FormProps) {
  const { quiet, report, submitted, edited } = useErrorReport(errors, message);

  const fieldEdited = (name: string) => {
    edited();
    onFieldEdit?.(name);
  };

  // React lets events of a dialog opened from inside the form through to here: they are not the form's own.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    submitted(event.currentTarget);
    onSubmit?.(event, new FormData(event.currentTarget));
  };

  const change = (event: ChangeEvent<HTMLFormElement>) => {
    onChange?.(event);
    if (!event.currentTarget.contains(event.target)) return;
    const name = fieldNameOf(event.target);
    if (name !== undefined) fieldEdited(name);
  };

  return (
    <FormContext value={{ errors, edited: fieldEdited, quiet }}>
      <ReportContext value={report}>
        <form
          {...rest}
          // Sent before the script is there, what was typed must not land in the address.
          method={method}
          noValidate
          className={clsx(styles.form, className)}
          onSubmit={submit}
          onChange={change}
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
