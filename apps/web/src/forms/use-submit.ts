import { ApiFailure, type FieldMessages } from '@jyoti/contract';
import { useCallback, useRef, useState } from 'react';
import { failureSentence } from '../data/failure-sentence.ts';
import { byFormField, type FieldNames } from './field-names.ts';

export interface Submission {
  busy: boolean;
  /** Sentences by field of the form. */
  errors: FieldMessages;
  /** A sentence for the whole form. */
  message: string | undefined;
  /**
   * Replaces all sentences: those of the fields by these, that of the form by none.
   * @param ofForm more sentences, by fields of the form, which come first
   */
  setErrors: (errors: FieldMessages, ofForm?: FieldMessages) => void;
  /** Sets one field's sentence; without one, removes it. */
  setFieldError: (field: string, sentence?: string) => void;
  /**
   * Runs the call, unless one is running already. What it throws is shown: at the fields that an `ApiFailure` names,
   * else in `message`, in the server's words or, where it gave none, in those of `failed`.
   * @returns whether it ran and succeeded
   */
  send: (call: () => Promise<void>, failed: string) => Promise<boolean>;
}

const sameNames: FieldNames = {};

/**
 * The state of a call that a visitor starts: idle, busy or failed.
 *
 * @param fieldNames the form's fields by the API's, where they differ
 */
export function useSubmit(fieldNames: FieldNames = sameNames): Submission {
  const [busy, setBusy] = useState(false);
  const [errors, setAllErrors] = useState<FieldMessages>({});
  const [message, setMessage] = useState<string>();
  // State is a render behind: two presses in a row would both find it idle.
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
