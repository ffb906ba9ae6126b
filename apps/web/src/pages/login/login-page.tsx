import { loginSchema, validate } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { PasswordField, TextField } from '@jyoti/ui/text-field';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../app/api.ts';
import { keepReturn, returnPath } from '../../app/return-path.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { useWords } from '../../words/index.ts';

/** Login: says what waits behind it and returns there. */
export function LoginPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, ended, begin } = useSession();
  const { busy, errors, message, refuse, clear, send } = useSubmit();
  const wanted = returnPath(search);
  const behind = words.behindLogin[wanted.split(/[?#]/)[0] ?? ''];

  if (user) return <Navigate to={wanted} replace />;

  return (
    <Section size="narrow" aria-labelledby="login">
      <Stack gap="x5">
        <Stack gap="x2">
          <Heading level={1} id="login">
            {words.login.title}
          </Heading>
          <Text tone="muted">{behind ? words.login.behind(behind) : words.login.intro}</Text>
        </Stack>
        {ended && <Alert tone="info">{words.session.ended}</Alert>}
        <Form
          errors={errors}
          message={message}
          onFieldEdit={clear}
          onSubmit={(_event, data) => {
            const checked = validate(loginSchema, Object.fromEntries(data));
            if (!checked.ok) {
              refuse(checked.fields);
              return;
            }
            void send(async () => {
              begin(await api.login(checked.value));
              void navigate(wanted, { replace: true });
            }, words.login.failed);
          }}
        >
          <TextField
            label={words.login.email}
            name="email"
            type="email"
            autoComplete="username"
            required
          />
          <PasswordField
            label={words.login.password}
            name="password"
            autoComplete="current-password"
            required
          />
          <Button
            type="submit"
            variant="primary"
            fullWidth
            loading={busy}
            loadingLabel={words.login.busy}
          >
            {words.login.submit}
          </Button>
        </Form>
        <Text>
          {words.login.noAccount}{' '}
          <Link href={keepReturn('/signup', search)}>{words.login.signUp}</Link>
        </Text>
      </Stack>
    </Section>
  );
}
