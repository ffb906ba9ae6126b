import { AccountFrame } from '@jyoti/ui/account-frame';
import { noBirthDetails } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Grid, Heading, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { PasswordField, TextField } from '@jyoti/ui/text-field';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { accountFormField, birthDataFromDetails } from '../../account/birth-data.ts';
import { pictureProblem } from '../../account/picture.ts';
import { api } from '../../app/api.ts';
import { keepReturn, returnPath } from '../../app/return-path.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { useSignupWords } from './words.ts';
import { PictureAndBirth } from './picture-and-birth.tsx';

const text = (data: FormData, name: string) => String(data.get(name) ?? '');

/** Sign-up: an account and the birth that the tools are prefilled with. */
export function SignupPage() {
  const words = useSignupWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, begin } = useSession();
  const { busy, errors, message, refuse, clear, send } = useSubmit(accountFormField);
  const [birth, setBirth] = useState(noBirthDetails);
  const [image, setImage] = useState<File | null>(null);
  const wanted = returnPath(search);

  if (user) return <Navigate to={wanted} replace />;

  const submit = (_event: unknown, data: FormData) => {
    const account = {
      firstName: text(data, 'firstName'),
      lastName: text(data, 'lastName'),
      email: text(data, 'email'),
      password: text(data, 'password'),
      mobile: text(data, 'mobile'),
      birthData: birthDataFromDetails(birth),
    };
    void send(async () => {
      const { birthSentences, registerSchema, validate } = await import('../../app/form-checks.ts');
      const checked = validate(registerSchema, account);
      const found = checked.ok ? {} : checked.fields;
      const problem = pictureProblem(image);
      const wrong = {
        ...found,
        ...birthSentences(birth, found),
        ...(problem && { profileImage: words[problem] }),
      };
      if (Object.keys(wrong).length > 0) {
        refuse(wrong);
        return;
      }
      begin(await api.register({ ...account, profileImage: image }));
      void navigate(wanted, { replace: true });
    }, words.failed);
  };

  return (
    <AccountFrame size="form" title={words.title} intro={words.intro}>
      <Form errors={errors} message={message} onFieldEdit={clear} onSubmit={submit}>
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
