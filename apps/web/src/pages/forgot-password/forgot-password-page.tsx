import { AccountFrame } from '@jyoti/ui/account-frame';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../session/api.ts';
import { keepReturn } from '../../session/return-path.ts';
import { CheckedForm } from '../../forms/checked-form.tsx';
import { useOwnDetails } from '../../reading/use-own-details.ts';
import { useForgotPasswordWords } from './words.ts';

/** A forgotten password: an e-mail with a link is sent to the account's address, and nobody is told whether there is one. */
export function ForgotPasswordPage() {
  const words = useForgotPasswordWords();
  const [search] = useSearchParams();
  const own = useOwnDetails();
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
            await api.forgotPassword(value);
            setSentTo(value.email);
            setAsks(false);
          }}
        >
          <TextField
            label={words.email}
            {...own('email')}
            {...(sentTo !== '' && { defaultValue: sentTo })}
            type="email"
            autoComplete="username"
            required
          />
        </CheckedForm>
      ) : (
        <Stack gap="x4" align="start">
          <Alert tone="success" title={words.sentTitle}>
            {words.sent(sentTo)}
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
