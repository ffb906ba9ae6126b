import type { Validation } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import type { ReactNode } from 'react';
import type * as Checks from '../app/form-checks.ts';
import { useSubmit } from '../app/use-submit.ts';

interface CheckedFormProps<Value> {
  /** Validates what the fields hold, usually with a schema of the contract. */
  check: (checks: typeof Checks, data: FormData) => Validation<Value>;
  /** Sends what passed. What it throws is shown above the form or at the fields that the server names. */
  onSend: (value: Value) => Promise<void>;
  words: {
    submit: string;
    busy: string;
    /** Shown where the server gave no sentence of its own. */
    failed: string;
  };
  /** Whether the button is as wide as the form. @default false */
  fullWidth?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A form that is validated, then sent: errors at their fields, its button busy meanwhile. */
export function CheckedForm<Value>({
  check,
  onSend,
  words,
  fullWidth = false,
  children,
}: CheckedFormProps<Value>) {
  const { busy, errors, message, refuse, clear, send } = useSubmit();
  return (
    <Form
      errors={errors}
      message={message}
      onFieldEdit={clear}
      onSubmit={(_event, data) => {
        void send(async () => {
          const checked = check(await import('../app/form-checks.ts'), data);
          if (checked.ok) await onSend(checked.value);
          else refuse(checked.fields);
        }, words.failed);
      }}
    >
      {children}
      <Button
        type="submit"
        variant="primary"
        fullWidth={fullWidth}
        loading={busy}
        loadingLabel={words.busy}
      >
        {words.submit}
      </Button>
    </Form>
  );
}
