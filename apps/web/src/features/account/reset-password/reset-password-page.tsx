import { ApiFailure, type ResetPasswordInput } from '@jyoti/contract';
import { AccountFrame } from '@jyoti/ui/recipes/account-frame';
import { Text } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { PasswordField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLinkToken } from '../../../platform/session/link-token.ts';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { api } from '../../../platform/session/api.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { CheckedForm } from '../../../platform/forms/checked-form.tsx';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { resetPasswordMessages } from '../../../messages.generated/reset-password.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** The page that the link of the e-mail opens: a new password, which ends every login. */
export function ResetPasswordPage() {
  const words = useMessages(resetPasswordMessages);
  const navigate = useNavigate();
  const { leave } = useSession();
  const token = useLinkToken();
  const [rejected, setRejected] = useState<string>();
  // The server does not know the fragment with the token.
  const isIncomplete = useIsHydrated() && token === '';
  const linkProblem = rejected ?? (isIncomplete ? words.noToken : undefined);

  const reset = async (value: ResetPasswordInput) => {
    try {
      await api('POST /api/users/reset-password', { body: value });
    } catch (failure) {
      const message = failure instanceof ApiFailure ? failure.fields.token : undefined;
      if (message === undefined) throw failure;
      setRejected(message);
      return;
    }
    leave('/login');
    void navigate('/login', { replace: true, state: { passwordReset: true } });
  };

  return (
    <AccountFrame title={words.title} intro={words.intro}>
      {linkProblem === undefined ? (
        <CheckedForm
          words={words}
          fullWidth
          check={({ resetPasswordSchema, validate }, data) =>
            validate(resetPasswordSchema, { token, ...Object.fromEntries(data) })
          }
          send={reset}
        >
          <PasswordField
            label={words.password}
            hint={words.passwordHint}
            name="newPassword"
            autoComplete="new-password"
            required
          />
        </CheckedForm>
      ) : (
        <FailureAlert
          title={linkProblem}
          action={
            <ButtonLink href="/forgot-password" size="small">
              {words.askAgain}
            </ButtonLink>
          }
        />
      )}
      <Text>
        <Link href="/login">{words.login}</Link>
      </Text>
    </AccountFrame>
  );
}
