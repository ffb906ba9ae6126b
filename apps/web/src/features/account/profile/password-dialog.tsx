import { AlertDialog, type AlertDialogProps } from '@jyoti/ui/dialog';
import { Form } from '@jyoti/ui/form';
import { PasswordField } from '@jyoti/ui/text-field';
import { useRef, type ReactNode } from 'react';
import type * as FormChecks from '../../../platform/forms/form-checks.ts';
import { useForm, type FormOptions } from '../../../platform/forms/use-form.ts';

interface PasswordDialogProps<Value>
  extends
    Pick<FormOptions<typeof FormChecks, Value>, 'check' | 'send'>,
    Pick<
      AlertDialogProps,
      'title' | 'description' | 'cancelLabel' | 'confirmLabel' | 'confirmDisabled' | 'returnFocus'
    > {
  words: { password: string; busy: string; failed: string };
  onClose: () => void;
  /** Fields before the password. */
  fields?: (busy: boolean) => ReactNode;
}

/** Asks for the password before an action that a stolen session must not allow. */
export function PasswordDialog<Value>(props: PasswordDialogProps<Value>) {
  const { check, send, words, onClose, fields, ...dialog } = props;
  const formElement = useRef<HTMLFormElement>(null);
  const { busy, form } = useForm({
    loadChecks: () => import('../../../platform/forms/form-checks.ts'),
    check,
    send,
    failed: words.failed,
  });

  return (
    <AlertDialog
      {...dialog}
      open
      onOpenChange={onClose}
      confirmLoading={busy}
      confirmLoadingLabel={words.busy}
      onConfirm={() => formElement.current?.requestSubmit()}
    >
      <Form {...form} ref={formElement}>
        {fields?.(busy)}
        <PasswordField
          label={words.password}
          name="currentPassword"
          autoComplete="current-password"
          required
        />
      </Form>
    </AlertDialog>
  );
}
