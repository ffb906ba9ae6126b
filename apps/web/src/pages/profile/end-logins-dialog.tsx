import { endLoginsSchema, validate, type Login } from '@jyoti/contract';
import { AlertDialog } from '@jyoti/ui/dialog';
import { Form } from '@jyoti/ui/form';
import { PasswordField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useSubmit } from '../../app/use-submit.ts';
import { useProfileWords } from './words.ts';

interface EndLoginsDialogProps {
  /** `null`: all but the one in use. */
  login: Login | null;
  onEnded: () => void;
  onClose: () => void;
}

/** Asks for the password before logins end. */
export function EndLoginsDialog({ login, onEnded, onClose }: EndLoginsDialogProps) {
  const words = useProfileWords().logins;
  const { busy, errors, message, refuse, clear, send } = useSubmit();
  const [currentPassword, setCurrentPassword] = useState('');

  const end = () => {
    const checked = validate(endLoginsSchema, {
      currentPassword,
      ...(login !== null && { login: login.id }),
    });
    if (!checked.ok) {
      refuse(checked.fields);
      return;
    }
    void send(async () => {
      await api.endLogins(checked.value);
      onEnded();
    }, words.ending.failed);
  };

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={
        login === null
          ? words.ending.others
          : words.ending.one(words.madeWith(login.browser, login.system))
      }
      description={words.ending.text}
      confirmLabel={login === null ? words.ending.confirmOthers : words.ending.confirmOne}
      confirmLoading={busy}
      confirmLoadingLabel={words.ending.busy}
      onConfirm={end}
    >
      <Form errors={errors} message={message} onFieldEdit={clear} onSubmit={end}>
        <PasswordField
          label={words.ending.password}
          name="currentPassword"
          autoComplete="current-password"
          required
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
        />
      </Form>
    </AlertDialog>
  );
}
