import {
  birthFromForm,
  kundliFormSchema,
  validate,
  type FieldMessages,
  isUnauthorized,
} from '@jyoti/contract';
import { BirthDetailsForm, noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchPlaces } from '../../app/search-places.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import {
  detailsFromSearch,
  detailsOfUser,
  fieldOfBirth,
  formValueOf,
} from '../../tool/birth-details.ts';
import { problemsOf } from '../../tool/birth-problems.ts';
import { searchFromBirth } from '../../tool/birth-in-url.ts';
import { useResolvedBirth } from '../../tool/use-resolved-birth.ts';
import { kundliOf } from '../../kundli/kundli-cache.ts';
import { settingsSearchOf } from '../../kundli/settings-in-url.ts';
import { useKundliFormWords } from './words.ts';

/** Names of the API's fields as the fields of this form. */
const formField = (field: string) => fieldOfBirth(field.replace(/^birth\./, ''));

/** What the contract finds wrong, under the names of this form's fields. */
function problems(details: BirthDetails): FieldMessages {
  const checked = validate(kundliFormSchema, formValueOf(details));
  return checked.ok ? {} : problemsOf(checked.fields, details);
}

/** Kundli making: the birth details, checked here and by the API before the report opens. */
export function KundliPage() {
  const words = useKundliFormWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user } = useSession();
  const [details, setDetails] = useState(() => detailsFromSearch(search) ?? noBirthDetails);
  const { busy, errors, message, refuse, clear, send } = useSubmit(formField);

  const resolved = useResolvedBirth(details);

  const submit = (whole: BirthDetails) => {
    const checked = validate(kundliFormSchema, formValueOf(whole));
    if (!checked.ok) return;
    // Settings that were chosen on the report hold for the next one too.
    const address = new URLSearchParams([
      ...searchFromBirth({
        ...birthFromForm(checked.value),
        time_unknown: whole.timeUnknown || undefined,
      }),
      ...settingsSearchOf(search),
    ]);
    void send(async () => {
      // The chart is cast before the page changes, so that a time that a clock skipped is told here, in its place.
      await kundliOf(address, whole.timeUnknown ? ['moon_chart'] : undefined).catch(
        (failure: unknown) => {
          // The report's page asks for the login and comes back to this chart.
          if (!isUnauthorized(failure)) throw failure;
        },
      );
      void navigate(`/generate-kundli?${address}`);
    }, words.failed);
  };

  return (
    <Section size="form" aria-labelledby="kundli-making">
      <Stack gap="x5">
        <Stack gap="x2">
          <Heading level={1} id="kundli-making">
            {words.title}
          </Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        <div>
          <Button
            size="small"
            onClick={() => {
              // Before it is known who presses nothing of the page runs.
              if (!user) return;
              setDetails({ ...detailsOfUser(user), gender: details.gender });
              refuse({});
            }}
          >
            {words.useMine}
          </Button>
        </div>
        <BirthDetailsForm
          value={details}
          onChange={setDetails}
          searchPlaces={searchPlaces}
          hints={{ place: words.birthPlaceHint }}
          resolved={resolved}
          timeUnknownHint={words.timeUnknownHint}
          check={problems}
          errors={errors}
          message={message}
          onFieldEdit={clear}
          onSubmit={submit}
          busy={busy}
        />
      </Stack>
    </Section>
  );
}
