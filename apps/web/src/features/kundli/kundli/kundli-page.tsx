import { isUnauthorized, searchFromBirth, settingsSearchOf } from '@jyoti/contract';
import { BirthDetailsForm } from '@jyoti/ui/birth-details-form';
import { Cluster, Heading, Stack, Text } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchPlaces } from '../../../platform/data/search-places.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { detailsFromSearch, fieldNamesOfBirth } from '../../birth/birth-details.ts';
import { OwnBirthButton, useBirthDraft } from '../../birth/own-birth.tsx';
import { SavedBirthsMenu } from '../../birth/saved-births-menu.tsx';
import { useResolvedBirth } from '../../birth/use-resolved-birth.ts';
import { kundliOf } from '../kundli-cache.ts';
import { birthDayOf } from '../birth-day.ts';
import { kundliMessages } from '../../../messages.generated/kundli.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const fieldNames = { ...fieldNamesOfBirth(), ...fieldNamesOfBirth('birth.') };
// Errors come from the form's own validation, which loads at the first submit.
const noCheck = () => ({});

/** Kundli form: the birth details, checked here and by the API before the report opens. */
export function KundliPage() {
  const words = useMessages(kundliMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [requested] = useState(() => detailsFromSearch(search));
  const [details, setDetails] = useBirthDraft('kundli', requested);
  const { busy, setErrors, form } = useForm({
    loadChecks: () => import('../../birth/birth-check.ts'),
    check: ({ checkedBirth }) => checkedBirth(details, { asksGender: true }),
    send: async (birth) => {
      // Settings chosen on a report also apply to the next one.
      const address = new URLSearchParams([...searchFromBirth(birth), ...settingsSearchOf(search)]);
      // Calculated before the navigation, so that a clock time that did not exist is an error of
      // this form.
      await (birth.time_unknown ? birthDayOf(address) : kundliOf(address)).catch(
        (failure: unknown) => {
          // The report's page redirects to the login and returns to this chart.
          if (!isUnauthorized(failure)) throw failure;
        },
      );
      void navigate(`/generate-kundli?${address}`);
    },
    failed: words.failed,
    fieldNames,
  });
  const resolved = useResolvedBirth(details);

  return (
    <Section variant="band" width="form" aria-labelledby="kundli-making">
      <Stack gap="x5">
        <Stack gap="x2">
          <Heading level={1} id="kundli-making">
            {words.title}
          </Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        <Cluster>
          <OwnBirthButton
            details={details}
            onFill={(birth) => {
              setDetails(birth);
              setErrors({});
            }}
          />
          <SavedBirthsMenu
            trigger={words.useSaved}
            onFill={(birth) => {
              setDetails(birth);
              setErrors({});
            }}
          />
        </Cluster>
        <BirthDetailsForm
          value={details}
          onValueChange={setDetails}
          searchPlaces={searchPlaces}
          hints={{ place: words.birthPlaceHint }}
          resolved={resolved}
          timeUnknownHint={words.timeUnknownHint}
          {...form}
          check={noCheck}
          onSubmit={() => form.onSubmit()}
          loading={busy}
        />
      </Stack>
    </Section>
  );
}
