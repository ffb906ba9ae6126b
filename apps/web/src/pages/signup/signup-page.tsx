import {
  isoFromDayMonthYear,
  message as sentence,
  profileImageBytes,
  profileImageTypes,
  registerSchema,
  typedBirthDateField,
  validate,
} from '@jyoti/contract';
import { BirthDetailsFields, noBirthDetails } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { ImageField } from '@jyoti/ui/image-field';
import { Grid, Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { PasswordField, TextField } from '@jyoti/ui/text-field';
import { timeText } from '@jyoti/ui/time-field';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../app/api.ts';
import { keepReturn, returnPath } from '../../app/return-path.ts';
import { searchPlaces } from '../../app/search-places.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { useWords } from '../../words/index.ts';

/** `image/jpg` is no registered type, only what some programs write: it would stand twice in the field's hint. */
const pictureTypes = profileImageTypes.filter((type) => type !== 'image/jpg');

const text = (data: FormData, name: string) => String(data.get(name) ?? '');

/** Names of the API's fields as the fields of this form: coordinates and zone come with the place. */
const formField = (field: string) =>
  /^birthData\.(latitude|longitude|timezone)$/.test(field) ? 'birthData.place' : field;

/** What keeps a picture from being accepted, told before it is sent: a phone's photograph is easily too large. */
function pictureProblem(picture: File | null): 'imageTooLarge' | 'imageType' | null {
  if (picture === null) return null;
  if (picture.size > profileImageBytes) return 'imageTooLarge';
  // Some systems name no type: then the server goes by the content.
  const known = picture.type === '' || profileImageTypes.some((type) => type === picture.type);
  return known ? null : 'imageType';
}

/** Sign-up: an account and the birth that the tools are prefilled with. */
export function SignupPage() {
  const { signup: words } = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, begin } = useSession();
  const { busy, errors, message, refuse, clear, send } = useSubmit(formField);
  const [birth, setBirth] = useState(noBirthDetails);
  const [image, setImage] = useState<File | null>(null);
  const wanted = returnPath(search);

  if (user) return <Navigate to={wanted} replace />;

  const submit = (_event: unknown, data: FormData) => {
    const { date, time, place, placeText } = birth;
    const account = {
      firstName: text(data, 'firstName'),
      lastName: text(data, 'lastName'),
      email: text(data, 'email'),
      password: text(data, 'password'),
      mobile: text(data, 'mobile'),
      birthData: {
        date: isoFromDayMonthYear(date) ?? date,
        time: timeText(time) ?? '',
        place: place?.place_name ?? '',
        latitude: place?.latitude,
        longitude: place?.longitude,
        timezone: place?.timezone,
      },
    };
    const checked = validate(registerSchema, account);
    const typed = validate(typedBirthDateField, date);
    const problem = pictureProblem(image);
    if (!checked.ok || !typed.ok || problem !== null) {
      const found = checked.ok ? {} : checked.fields;
      refuse({
        ...found,
        ...(found['birthData.place'] &&
          placeText.trim() !== '' && { 'birthData.place': sentence('placeNotChosen') }),
        // The page asks for dd/mm/yyyy, whatever the API asks for.
        ...(typed.ok ? {} : { 'birthData.date': typed.fields[''] ?? '' }),
        ...(problem && { profileImage: words[problem] }),
      });
      return;
    }
    void send(async () => {
      begin(await api.register({ ...account, profileImage: image }));
      void navigate(wanted, { replace: true });
    }, words.failed);
  };

  return (
    <Section size="form" aria-labelledby="signup">
      <Stack gap="x5">
        <Stack gap="x2">
          <Heading level={1} id="signup">
            {words.title}
          </Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        <Form errors={errors} message={message} onFieldEdit={clear} onSubmit={submit}>
          <Heading level={2} size="h4">
            {words.you}
          </Heading>
          <Grid minItem="14rem" gap="x4">
            <TextField
              label={words.firstName}
              name="firstName"
              autoComplete="given-name"
              required
            />
            <TextField label={words.lastName} name="lastName" autoComplete="family-name" required />
          </Grid>
          <TextField
            label={words.email}
            name="email"
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
            name="mobile"
            type="tel"
            autoComplete="tel"
            required
          />
          <ImageField
            label={words.profileImage}
            name="profileImage"
            types={pictureTypes}
            maxBytes={profileImageBytes}
            optional
            file={image}
            onFileChange={setImage}
          />
          <Heading level={2} size="h4">
            {words.birth}
          </Heading>
          <BirthDetailsFields
            ask={['date', 'time', 'place']}
            names={{ date: 'birthData.date', time: 'birthData.time', place: 'birthData.place' }}
            labels={{ date: words.birthDate, time: words.birthTime, place: words.birthPlace }}
            hints={{ place: words.birthPlaceHint }}
            askTimeUnknown={false}
            searchPlaces={searchPlaces}
            value={birth}
            onChange={setBirth}
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
        <Text>
          {words.haveAccount} <Link href={keepReturn('/login', search)}>{words.login}</Link>
        </Text>
      </Stack>
    </Section>
  );
}
