import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import type { ReactNode } from 'react';
import type * as FormChecks from './form-checks.ts';
import { useForm, type FormOptions } from './use-form.ts';

export interface CheckedFormProps<Value> extends Pick<
  FormOptions<typeof FormChecks, Value>,
  'check' | 'send'
> {
  words: {
    submit: string;
    busy: string;
    /** Shown if sending fails and the server sent no sentence. */
    failed: string;
  };
  /** Whether the button has the full width of the form. @default false */
  fullWidth?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** A form with one button whose named fields are its data. */
export function CheckedForm<Value>({
  check,
  send,
  words,
  fullWidth = false,
  children,
}: CheckedFormProps<Value>) {
  const { busy, form } = useForm({
    loadChecks: () => import('./form-checks.ts'),
    check,
    send,
    failed: words.failed,
  });
  return (
    <Form {...form}>
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
