import { ApiFailure, type FieldMessages } from '@jyoti/contract';
import { useCallback, useRef, useState } from 'react';
import { failureSentence } from '../data/failure-sentence.ts';
import { byFormField, type FieldNames } from './field-names.ts';

export interface Submission {
  busy: boolean;
  /** Errors by form field. */
  errors: FieldMessages;
  /** The error of the whole form. */
  message: string | undefined;
  /**
   * Replaces all errors of fields and clears that of the form.
   * @param ofForm more errors by form field, listed first
   */
  setErrors: (errors: FieldMessages, ofForm?: FieldMessages) => void;
  /** Sets the error of one field; without a sentence, removes it. */
  setFieldError: (field: string, sentence?: string) => void;
  /**
   * Runs the call unless one is running. What it throws is shown at the fields that an `ApiFailure`
   * names, else in `message`: the server's sentence or, if it sent none, `failed`.
   * @returns whether the call ran and succeeded
   */
  send: (call: () => Promise<void>, failed: string) => Promise<boolean>;
}

const sameNames: FieldNames = {};

/**
 * The state of a call that a visitor starts: idle, busy or failed.
 *
 * @param fieldNames form fields by API field, where they differ
 */
export function useSubmit(fieldNames: FieldNames = sameNames): Submission {
  const [busy, setBusy] = useState(false);
  const [errors, setAllErrors] = useState<FieldMessages>({});
  const [message, setMessage] = useState<string>();
  // A ref, because state updates only with the next render: two quick presses would both see
  // "idle".
  const isRunning = useRef(false);

  const setErrors = useCallback(
    (found: FieldMessages, ofForm: FieldMessages = {}) => {
      setMessage(undefined);
      setAllErrors({ ...byFormField(found, fieldNames), ...ofForm });
    },
    [fieldNames],
  );

  const setFieldError = useCallback((field: string, sentence?: string) => {
    setAllErrors((before) => {
      if (before[field] === sentence) return before;
      const { [field]: _old, ...rest } = before;
      return sentence === undefined ? rest : { ...rest, [field]: sentence };
    });
  }, []);

  const send = useCallback(
    async (call: () => Promise<void>, failed: string) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setErrors({});
      try {
        await call();
        return true;
      } catch (failure) {
        const fields = failure instanceof ApiFailure ? failure.fields : {};
        setErrors(fields);
        if (Object.keys(fields).length === 0) setMessage(failureSentence(failure, failed));
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [setErrors],
  );

  return { busy, errors, message, setErrors, setFieldError, send };
}
