import { ApiFailure, type FieldMessages } from '@jyoti/contract';
import { useCallback, useState } from 'react';
import { failureSentence } from './failure-sentence.ts';

export interface Submission {
  busy: boolean;
  /** Sentences by field. */
  errors: FieldMessages;
  /** A sentence for the whole form. */
  message: string | undefined;
  /** Shows what is wrong, all at once. */
  refuse: (errors: FieldMessages) => void;
  /** Takes one field's sentence away. */
  clear: (field: string) => void;
  /** Sets or takes away one field's sentence. */
  say: (field: string, sentence: string | undefined) => void;
  /** Runs the call; true where it succeeded. What was typed stays, whatever happens. */
  send: (call: () => Promise<void>, fallback: string) => Promise<boolean>;
}

/**
 * The life of one form: idle, busy, refused. Errors of the server stand at their fields; a failure that names no field
 * stands above the form, in the server's words or, without any, in the fallback's.
 *
 * @param rename says under which name a field of the API stands in this form
 */
export function useSubmit(rename: (field: string) => string = (field) => field): Submission {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldMessages>({});
  const [message, setMessage] = useState<string>();

  const refuse = useCallback((found: FieldMessages) => {
    setMessage(undefined);
    setErrors(found);
  }, []);

  const say = useCallback((field: string, sentence: string | undefined) => {
    setErrors((before) => {
      if (before[field] === sentence) return before;
      const { [field]: _old, ...rest } = before;
      return sentence === undefined ? rest : { ...rest, [field]: sentence };
    });
  }, []);

  const clear = useCallback((field: string) => say(field, undefined), [say]);

  const send = useCallback(
    async (call: () => Promise<void>, fallback: string) => {
      setBusy(true);
      setErrors({});
      setMessage(undefined);
      try {
        await call();
        return true;
      } catch (failure) {
        const fields = failure instanceof ApiFailure ? Object.entries(failure.fields) : [];
        if (fields.length > 0) {
          setErrors(Object.fromEntries(fields.map(([field, text]) => [rename(field), text])));
        } else {
          setMessage(failureSentence(failure, fallback));
        }
        return false;
      } finally {
        setBusy(false);
      }
    },
    [rename],
  );

  return { busy, errors, message, refuse, clear, say, send };
}
