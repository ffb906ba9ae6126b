import { sitePages } from '@jyoti/contract';
import { AccountFrame } from '@jyoti/ui/recipes/account-frame';
import { Alert } from '@jyoti/ui/alert';
import { Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { PasswordField, TextField } from '@jyoti/ui/text-field';
import {
  matchPath,
  Navigate,
  parsePath,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { api, storedDevice } from '../../../platform/session/api.ts';
import { keepReturn, returnPath } from '../../../platform/session/return-path.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { CheckedForm } from '../../../platform/forms/checked-form.tsx';
import { useAccountEmail } from '../use-account-email.ts';
import { loginMessages } from '../../../messages.generated/login.ts';
import { lazySection } from '../../../platform/lazy/lazy-section.tsx';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';

const Behind = lazySection(() => import('./behind.tsx'), 'Behind');

/** The page at a path that needs a login; undefined for any other. */
const accountPageAt = (address: string) =>
  sitePages
    .filter((page) => page.access === 'account')
    .find(({ path }) => matchPath(path, parsePath(address).pathname ?? ''))?.name;

/** Login: names the page that it opens and returns to it. */
export function LoginPage() {
  const words = useMessages(loginMessages);
  const { session } = useMessages(frameMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { passwordReset?: boolean } | null };
  const { user, ended, begin } = useSession();
  const { text, forget } = useAccountEmail();
  const destination = returnPath(search);
  const behind = accountPageAt(destination);

  if (user) return <Navigate to={destination} replace />;

  return (
    <AccountFrame
      title={words.title}
      intro={behind ? words.behind({ what: words.behindLogin[behind] }) : words.intro}
    >
      {behind && <Behind page={behind} />}
      {ended && <Alert tone="info">{session.ended}</Alert>}
      {state?.passwordReset && <Alert tone="success">{words.passwordReset}</Alert>}
      <CheckedForm
        words={words}
        fullWidth
        check={({ loginSchema, validate }, data) => validate(loginSchema, Object.fromEntries(data))}
        send={async (login) => {
          begin(await api('POST /api/users/login', { body: { ...login, ...storedDevice() } }));
          forget();
          void navigate(destination, { replace: true });
        }}
      >
        <TextField
          label={words.email}
          {...text('email')}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
        />
      </CheckedForm>
      <Text>
        <Link href={keepReturn('/forgot-password', search)}>{words.forgot}</Link>
      </Text>
      <Stack gap="x2">
        <Text>{words.noAccount}</Text>
        <ButtonLink href={keepReturn('/signup', search)} fullWidth>
          {words.signUp}
        </ButtonLink>
      </Stack>
    </AccountFrame>
  );
}
