import { useLayoutEffect, useRef, useState } from 'react';
import { controlOf, errorGroupOf, fieldNamesIn } from './fields-in-page.ts';
import type { FieldErrors } from '../form-context.ts';
import { inOrder, namesInError } from './form.logic.ts';
import type { Report } from './report-context.ts';

interface Reported {
  name: string;
  message: string;
  controlId: string | undefined;
  /** Name of the `data-error-group` that the field is in. */
  group: string | undefined;
}

/** The errors, compared by content, because a parent may create a new `errors` object at each render. */
const problemsOf = (errors: FieldErrors, message: string | undefined) =>
  JSON.stringify({
    errors: Object.fromEntries(namesInError(errors).map((name) => [name, errors[name]])),
    message: message ?? '',
  });

const readProblems = (problems: string) =>
  JSON.parse(problems) as { errors: Record<string, string>; message: string };

/**
 * Reports the errors of a submit. Until the next edit, new errors (immediate, or from a server response) belong to that
 * submit: they are reported, and the focus moves to the first invalid field, or to the summary if no field is invalid.
 * Errors that appear while the user types are shown by their fields only.
 */
export function useErrorReport(errors: FieldErrors, message: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  /** The submit whose errors are awaited or shown; null after the next edit. A new object for each submit. */
  const [submission, setSubmission] = useState<object | null>(null);
  const [reported, setReported] = useState<readonly Reported[] | null>(null);
  const problems = problemsOf(errors, message);

  useLayoutEffect(() => {
    const element = form.current;
    const wrong = readProblems(problems);
    const names = Object.keys(wrong.errors);
    const nothingWrong = names.length === 0 && wrong.message === '';
    if (submission === null || element === null || nothingWrong) return;
    setReported(
      inOrder(names, fieldNamesIn(element)).map((name) => ({
        name,
        message: wrong.errors[name] ?? '',
        controlId: controlOf(element, name)?.id || undefined,
        group: errorGroupOf(element, name),
      })),
    );
  }, [problems, submission]);

  useLayoutEffect(() => {
    const element = form.current;
    if (reported === null || element === null) return;
    const first = reported.find(({ controlId }) => controlId !== undefined);
    const target = first
      ? controlOf(element, first.name)
      : element.querySelector<HTMLElement>('[data-error-summary]');
    target?.focus();
  }, [reported]);

  const entries = (reported ?? []).map(({ group, ...field }) => {
    const text = errors[field.name] || field.message;
    return {
      ...field,
      message: group ? `${group}: ${text}` : text,
      corrected: !errors[field.name],
    };
  });
  const open = entries.some(({ corrected }) => !corrected);
  const report: Report | null =
    open || message ? { message: message || undefined, entries: open ? entries : [] } : null;

  return {
    quiet: submission !== null,
    report,
    submitted: (element: HTMLFormElement) => {
      form.current = element;
      setReported(null);
      setSubmission({});
    },
    edited: () => setSubmission(null),
  };
}
