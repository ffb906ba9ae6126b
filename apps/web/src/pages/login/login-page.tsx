import { AccountFrame } from '@jyoti/ui/account-frame';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { PasswordField, TextField } from '@jyoti/ui/text-field';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../app/api.ts';
import { keepReturn, returnPath } from '../../app/return-path.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { useWords } from '../../words/index.ts';
import { useLoginWords } from './words.ts';

/** Login: says what waits behind it and returns there. */
export function LoginPage() {
  const words = useLoginWords();
  const { session } = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { passwordReset?: boolean } | null };
  const { user, ended, begin } = useSession();
  const { busy, errors, message, refuse, clear, send } = useSubmit();
  const wanted = returnPath(search);
  const behind = words.behindLogin[wanted.split(/[?#]/)[0] ?? ''];

  if (user) return <Navigate to={wanted} replace />;

  return (
    <AccountFrame title={words.title} intro={behind ? words.behind(behind) : words.intro}>
      {ended && <Alert tone="info">{session.ended}</Alert>}
      {state?.passwordReset && <Alert tone="success">{words.passwordReset}</Alert>}
      <Form
        errors={errors}
        message={message}
        onFieldEdit={clear}
        onSubmit={(_event, data) => {
          void send(async () => {
            const { loginSchema, validate } = await import('../../app/form-checks.ts');
            const checked = validate(loginSchema, Object.fromEntries(data));
            if (!checked.ok) {
              refuse(checked.fields);
              return;
            }
            begin(await api.login(checked.value));
            void navigate(wanted, { replace: true });
          }, words.failed);
        }}
      >
        <TextField label={words.email} name="email" type="email" autoComplete="username" required />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="primary" fullWidth loading={busy} loadingLabel={words.busy}>
          {words.submit}
        </Button>
      </Form>
      <Text>
        <Link href={keepReturn('/forgot-password', search)}>{words.forgot}</Link>
      </Text>
      <Text>
        {words.noAccount} <Link href={keepReturn('/signup', search)}>{words.signUp}</Link>
      </Text>
    </AccountFrame>
  );
}
