import type { Login } from '@jyoti/contract';
import { AlertDialog } from '@jyoti/ui/dialog';
import { Form } from '@jyoti/ui/form';
import { PasswordField } from '@jyoti/ui/text-field';
import { useRef } from 'react';
import { api } from '../../session/api.ts';
import { useForm } from '../../forms/use-form.ts';
import type { AskedDialogProps } from './use-asked.ts';
import { useProfileWords } from './words.ts';

interface EndLoginsDialogProps extends AskedDialogProps {
  /** `null`: all but the one in use. */
  login: Login | null;
  onEnded: () => void;
}

/** Asks for the password before logins end. */
export function EndLoginsDialog(props: EndLoginsDialogProps) {
  const { login, onEnded, onClose, returnFocus } = props;
  const words = useProfileWords().logins;
  const formElement = useRef<HTMLFormElement>(null);
  const { busy, form } = useForm({
    loadChecks: () => import('../../forms/form-checks.ts'),
    check: ({ endLoginsSchema, validate }, data) =>
      validate(endLoginsSchema, {
        ...Object.fromEntries(data),
        ...(login !== null && { login: login.id }),
      }),
    send: async (input) => {
      await api.endLogins(input);
      onEnded();
    },
    failed: words.ending.failed,
  });

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={
        login === null
          ? words.ending.others
          : words.ending.one(words.madeWith(login.browser, login.system))
      }
      description={words.ending.text}
      confirmLabel={login === null ? words.ending.confirmOthers : words.ending.confirmOne}
      confirmLoading={busy}
      confirmLoadingLabel={words.ending.busy}
      onConfirm={() => formElement.current?.requestSubmit()}
    >
      <Form {...form} ref={formElement}>
        <PasswordField
          label={words.ending.password}
          name="currentPassword"
          autoComplete="current-password"
          required
        />
      </Form>
    </AlertDialog>
  );
}
