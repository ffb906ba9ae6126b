import { ApiFailure } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { PasswordField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { LinkPage } from '../link-page.tsx';
import { useLinkToken } from '../../../platform/session/link-token.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { api, storedDevice, storedToken } from '../../../platform/session/api.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { confirmEmailMessages } from '../../../messages.generated/confirm-email.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** For the owner of the mailbox who did not request the link. */
function NotMe({ token, onDone }: { token: string; onDone: (sentence: string) => void }) {
  const words = useMessages(confirmEmailMessages);
  const { check } = useSession();
  const { busy, errors, message, send } = useSubmit();
  const problem = message ?? errors['token'];
  const reject = () =>
    void send(async () => {
      const { rejected } = await api('POST /api/users/reject-email', { body: { token } });
      onDone(words.rejected[rejected]);
      // The account may be the one that is logged in here.
      if (storedToken() !== null) void check();
    }, words.notMeFailed);
  return (
    <Stack gap="x2">
      <Text size="small" tone="muted">
        {words.notMeHint}
      </Text>
      <Button fullWidth loading={busy} loadingLabel={words.notMeBusy} onClick={reject}>
        {words.notMe}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </Stack>
  );
}

/**
 * The page that the link of the confirmation e-mail opens. A visitor who is not logged in to the account
 * gives its password, which also logs in: the link alone would confirm an account of somebody else.
 */
export function ConfirmEmailPage() {
  const words = useMessages(confirmEmailMessages);
  const token = useLinkToken();
  const { initialised, user, check, begin } = useSession();
  const [outcome, setOutcome] = useState<{ sentence: string; confirmed: boolean }>();
  const [isOtherAccount, setIsOtherAccount] = useState(false);
  const asksPassword = isOtherAccount || (initialised && user === null);

  const confirm = async (data: FormData) => {
    const password = data.get('password');
    const proof = typeof password === 'string' ? { password } : {};
    try {
      const { email } = await api('POST /api/users/confirm-email', { body: { token, ...proof } });
      setOutcome({ sentence: words.done({ email }), confirmed: true });
      if (storedToken() !== null) void check();
      else if (proof.password !== undefined) {
        // If the login fails, the address is confirmed nevertheless.
        const login = api('POST /api/users/login', {
          body: { email, password: proof.password, ...storedDevice() },
        });
        await login.then(begin).catch(() => undefined);
      }
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.fields.password) setIsOtherAccount(true);
      throw failure;
    }
  };

  return (
    <LinkPage
      words={asksPassword ? { ...words, intro: words.introPassword } : words}
      token={token}
      isDone={outcome !== undefined}
      send={(_token, data) => confirm(data)}
      done={outcome?.sentence}
      next={
        outcome?.confirmed === false
          ? { href: '/', label: words.home }
          : { href: '/profile', label: words.next }
      }
      fields={
        asksPassword && (
          <>
            <PasswordField
              label={words.password}
              name="password"
              autoComplete="current-password"
              required
            />
            <Text size="small">
              <Link href="/forgot-password">{words.forgot}</Link>
            </Text>
          </>
        )
      }
    >
      <NotMe token={token} onDone={(sentence) => setOutcome({ sentence, confirmed: false })} />
    </LinkPage>
  );
}
