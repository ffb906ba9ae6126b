import { AccountFrame } from '@jyoti/ui/account-frame';
import { noBirthDetails } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Cluster, Grid, Heading, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { PasswordField, TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { accountFieldNames } from '../../account/birth-data.ts';
import { api } from '../../session/api.ts';
import { keepReturn, returnPath } from '../../session/return-path.ts';
import { useSession } from '../../session/session.tsx';
import { forgetDraft, useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { usePersistedFields } from '../../forms/use-persisted-fields.ts';
import { useSignupWords } from './words.ts';
import { PictureAndBirth } from './picture-and-birth.tsx';

/** Sign-up: an account and the birth that prefills the tools. */
export function SignupPage() {
  const words = useSignupWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, begin } = useSession();
  const [birth, setBirth] = useDraft('signup-birth', noBirthDetails);
  const savedFields = usePersistedFields('signup');
  const [image, setImage] = useState<File | null>(null);
  const [hasSignedUp, setHasSignedUp] = useState(false);
  const destination = returnPath(search);
  const { busy, form } = useForm({
    loadChecks: () => import('./signup-check.ts'),
    check: ({ checkedAccount }, data) => checkedAccount({ data, birth, picture: image }, words),
    send: async (account) => {
      begin(await api.register(account));
      savedFields.forget();
      forgetDraft('signup-birth');
      void navigate(destination, { replace: true });
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
      <Form {...form} {...savedFields.form}>
        <Heading level={2} size="h4">
          {words.you}
        </Heading>
        <Grid minItem="14rem" gap="x4">
          <TextField label={words.firstName} name="firstName" autoComplete="given-name" required />
          <TextField label={words.lastName} name="lastName" autoComplete="family-name" required />
        </Grid>
        <TextField label={words.email} name="email" type="email" autoComplete="username" required />
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
          name="mobile"
          type="tel"
          autoComplete="tel"
          required
        />
        <PictureAndBirth
          picture={image}
          onPictureChange={setImage}
          birth={birth}
          onBirthChange={setBirth}
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
