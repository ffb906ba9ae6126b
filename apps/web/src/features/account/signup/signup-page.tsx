import { AccountFrame } from '@jyoti/ui/recipes/account-frame';
import { noBirthDetails } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Cluster, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { PasswordField, TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { accountFieldNames } from '../../birth/birth-data.ts';
import { api } from '../../../platform/session/api.ts';
import { keepReturn, returnPath } from '../../../platform/session/return-path.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { FieldGroup, FieldRow } from '../../../platform/forms/field-groups.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { signupMessages } from '../../../messages.generated/signup.ts';
import { pageOfNewAccount } from './page-of-new-account.ts';
import { PictureAndBirth } from './picture-and-birth.tsx';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** All but the password. */
const emptyDraft = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  birth: noBirthDetails,
  picture: null as File | null,
};

/** Sign-up: an account and the birth that prefills the tools. */
export function SignupPage() {
  const words = useMessages(signupMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, begin } = useSession();
  const { draft, change, text, forget } = useDraft('signup', emptyDraft);
  const { birth, picture } = draft;
  const [hasSignedUp, setHasSignedUp] = useState(false);
  const came = returnPath(search);
  const destination = user ? pageOfNewAccount(came, user) : came;
  const { busy, form } = useForm({
    loadChecks: () => import('./signup-check.ts'),
    check: ({ checkedAccount }, data) => checkedAccount({ data, birth, picture }, words),
    send: async (account) => {
      const session = await api('POST /api/users/register', { form: account });
      begin(session);
      forget();
      void navigate(pageOfNewAccount(came, session.user), { replace: true });
    },
    failed: words.failed,
    fieldNames: accountFieldNames,
  });

  if (user && !hasSignedUp) setHasSignedUp(true);
  if (user) return <Navigate to={destination} replace />;
  // After a logout, an empty form shown until the next page loads would receive input meant for the
  // login.
  if (hasSignedUp) return null;

  return (
    <AccountFrame width="form" title={words.title} intro={words.intro}>
      <Form {...form}>
        <FieldGroup title={words.account}>
          <FieldRow>
            <TextField
              label={words.firstName}
              {...text('firstName')}
              autoComplete="given-name"
              required
            />
            <TextField
              label={words.lastName}
              {...text('lastName')}
              autoComplete="family-name"
              required
            />
          </FieldRow>
          <TextField
            label={words.email}
            {...text('email')}
            type="email"
            autoComplete="username"
            required
          />
          <PasswordField
            label={words.password}
            hint={words.passwordHint}
            name="password"
            autoComplete="new-password"
            required
          />
          <TextField
            label={words.mobile}
            hint={words.mobileHint}
            {...text('mobile')}
            type="tel"
            autoComplete="tel"
            required
          />
        </FieldGroup>
        <PictureAndBirth
          picture={picture}
          onPictureChange={(chosen) => change({ picture: chosen })}
          birth={birth}
          onBirthChange={(changed) => change({ birth: changed })}
        />
        <div>
          <Text size="small" tone="muted">
            {words.agreement}
          </Text>
          <Cluster gap="x4">
            <Link href="/terms-and-conditions">{words.terms}</Link>
            <Link href="/privacy-policy">{words.privacy}</Link>
          </Cluster>
        </div>
        <Button type="submit" variant="primary" fullWidth loading={busy} loadingLabel={words.busy}>
          {words.submit}
        </Button>
      </Form>
      <Text>
        {words.haveAccount} <Link href={keepReturn('/login', search)}>{words.login}</Link>
      </Text>
    </AccountFrame>
  );
}
