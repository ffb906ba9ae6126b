import { changePasswordSchema, validate, type User } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Cluster, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { PasswordField } from '@jyoti/ui/text-field';
import { useToast } from '@jyoti/ui/toast';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../app/api.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { ProfilePart } from './profile-part.tsx';
import { useProfileWords } from './words.ts';

/** The password: a new one needs the old one, and logs every other device out. */
export function ChangePassword({ user }: { user: User }) {
  const words = useProfileWords().password;
  const { endIfRefused } = useSession();
  const { show } = useToast();
  const { busy, errors, message, refuse, clear, send } = useSubmit();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);

  const toggle = (wanted: boolean) => {
    flushSync(() => {
      setOpen(wanted);
      refuse({});
    });
    (wanted ? first : opener).current?.focus();
  };

  const submit = (_event: unknown, data: FormData) => {
    const checked = validate(changePasswordSchema, Object.fromEntries(data));
    if (!checked.ok) {
      refuse(checked.fields);
      return;
    }
    void send(async () => {
      try {
        await api.changePassword(checked.value);
      } catch (failure) {
        if (endIfRefused(failure)) return;
        throw failure;
      }
      toggle(false);
      show({ text: words.done });
    }, words.failed);
  };

  return (
    <ProfilePart id="password" title={words.title}>
      <Text>{words.text}</Text>
      {open ? (
        <Form errors={errors} message={message} onFieldEdit={clear} onSubmit={submit}>
          {/* Tells a password manager whose password it is. */}
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordField
            ref={first}
            label={words.current}
            name="currentPassword"
            autoComplete="current-password"
            required
          />
          <PasswordField
            label={words.next}
            hint={words.nextHint}
            name="newPassword"
            autoComplete="new-password"
            required
          />
          <Cluster>
            <Button type="submit" variant="primary" loading={busy} loadingLabel={words.busy}>
              {words.submit}
            </Button>
            <Button disabled={busy} onClick={() => toggle(false)}>
              {words.cancel}
            </Button>
          </Cluster>
          <Text size="small">
            <Link href="/forgot-password">{words.forgot}</Link>
          </Text>
        </Form>
      ) : (
        <div>
          <Button ref={opener} onClick={() => toggle(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </ProfilePart>
  );
}
