import { AccountFrame } from '@jyoti/ui/recipes/account-frame';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../platform/session/api.ts';
import { keepReturn } from '../../../platform/session/return-path.ts';
import { useAccountEmail } from '../use-account-email.ts';
import { CheckedForm } from '../../../platform/forms/checked-form.tsx';
import { useSession } from '../../../platform/session/session.tsx';
import { forgotPasswordMessages } from '../../../messages.generated/forgot-password.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/**
 * Forgotten password: a link is sent to the e-mail address, and the response does not reveal
 * whether it has an account.
 */
export function ForgotPasswordPage() {
  const words = useMessages(forgotPasswordMessages);
  const [search] = useSearchParams();
  const { user } = useSession();
  const { text } = useAccountEmail(user?.email);
  const [sentTo, setSentTo] = useState('');
  const [asks, setAsks] = useState(true);

  return (
    <AccountFrame title={words.title} intro={words.intro}>
      {asks ? (
        <CheckedForm
          words={words}
          fullWidth
          check={({ forgotPasswordSchema, validate }, data) =>
            validate(forgotPasswordSchema, Object.fromEntries(data))
          }
          send={async (value) => {
            await api('POST /api/users/forgot-password', { body: value });
            setSentTo(value.email);
            setAsks(false);
          }}
        >
          <TextField
            label={words.email}
            {...text('email')}
            type="email"
            autoComplete="username"
            required
          />
        </CheckedForm>
      ) : (
        <Stack gap="x4" align="start">
          <Alert tone="success" title={words.sentTitle}>
            {words.sent({ email: sentTo })}
          </Alert>
          <Text size="small" tone="muted">
            {words.sentHint}
          </Text>
          <Button onClick={() => setAsks(true)}>{words.again}</Button>
        </Stack>
      )}
      <Text>
        <Link href={keepReturn('/login', search)}>{words.login}</Link>
      </Text>
    </AccountFrame>
  );
}
