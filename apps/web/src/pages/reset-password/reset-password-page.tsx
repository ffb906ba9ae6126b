import { ApiFailure } from '@jyoti/contract';
import { AccountFrame } from '@jyoti/ui/account-frame';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Text } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { PasswordField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../app/api.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { useResetPasswordWords } from './words.ts';

/** Where the link of the e-mail leads: a new password, which ends every login. */
export function ResetPasswordPage() {
  const words = useResetPasswordWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { leave } = useSession();
  const { busy, errors, message, refuse, clear, send } = useSubmit();
  const token = search.get('token') ?? '';
  const [linkProblem, setLinkProblem] = useState(token === '' ? words.noToken : undefined);

  const submit = (_event: unknown, data: FormData) => {
    void send(async () => {
      const { resetPasswordSchema, validate } = await import('../../app/form-checks.ts');
      const checked = validate(resetPasswordSchema, { token, ...Object.fromEntries(data) });
      if (!checked.ok) {
        refuse(checked.fields);
        return;
      }
      try {
        await api.resetPassword(checked.value);
      } catch (failure) {
        const said = failure instanceof ApiFailure ? failure.fields.token : undefined;
        if (said === undefined) throw failure;
        setLinkProblem(said);
        return;
      }
      leave('/login');
      void navigate('/login', { replace: true, state: { passwordReset: true } });
    }, words.failed);
  };

  return (
    <AccountFrame title={words.title} intro={words.intro}>
      {linkProblem === undefined ? (
        <Form errors={errors} message={message} onFieldEdit={clear} onSubmit={submit}>
          <PasswordField
            label={words.password}
            hint={words.passwordHint}
            name="newPassword"
            autoComplete="new-password"
            required
          />
          <Button
            type="submit"
            variant="primary"
            fullWidth
            loading={busy}
            loadingLabel={words.busy}
          >
            {words.submit}
          </Button>
        </Form>
      ) : (
        <Alert
          tone="danger"
          action={
            <ButtonLink href="/forgot-password" size="small">
              {words.askAgain}
            </ButtonLink>
          }
        >
          {linkProblem}
        </Alert>
      )}
      <Text>
        <Link href="/login">{words.login}</Link>
      </Text>
    </AccountFrame>
  );
}
