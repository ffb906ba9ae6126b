import {
  birthFromForm,
  dayMonthYearFromIso,
  kundliFormSchema,
  message as sentence,
  validate,
  withSeconds,
  type FieldMessages,
  type User,
} from '@jyoti/contract';
import { BirthDetailsForm, noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import type { TimeValue } from '@jyoti/ui/time-field';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchPlaces } from '../../app/search-places.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { useWords } from '../../words/index.ts';
import { birthFromSearch, birthSearchOf, searchFromBirth } from './birth-in-url.ts';
import { kundliOf } from './kundli-cache.ts';

const timeValue = (time: string): TimeValue => {
  const [hour = '', minute = '', second = '00'] = time ? withSeconds(time).split(':') : [];
  return { hour, minute, second };
};

/** The birth that the report's address carries back to the form for editing. */
function detailsFromAddress(search: URLSearchParams): BirthDetails | null {
  const part = birthSearchOf(search);
  if (!part) return null;
  const { name, gender, date, time, place } = birthFromSearch(part);
  const { latitude, longitude, timezone } = place;
  const chosen =
    Number.isFinite(latitude) && Number.isFinite(longitude) && timezone
      ? {
          id: place.name,
          place_name: place.name,
          latitude: Number(latitude),
          longitude: Number(longitude),
          timezone,
        }
      : null;
  return {
    ...noBirthDetails,
    name,
    gender: gender ?? '',
    date: dayMonthYearFromIso(date),
    time: timeValue(time),
    place: chosen,
    placeText: place.name,
  };
}

/** What the visitor gave at sign-up, so that nobody types a birth twice. */
function detailsOfUser({ firstName, lastName, birthData }: User): BirthDetails {
  const { place, date, time, latitude, longitude, timezone } = birthData;
  return {
    ...noBirthDetails,
    name: `${firstName} ${lastName}`,
    date: dayMonthYearFromIso(date),
    time: timeValue(time),
    place:
      latitude !== undefined && longitude !== undefined && timezone
        ? { id: place, place_name: place, latitude, longitude, timezone }
        : null,
    placeText: place,
  };
}

/** Names of the API's fields as the fields of this form. */
function formField(field: string): string {
  const name = field.replace(/^birth\./, '');
  if (name === 'date') return 'dob';
  if (name === 'time' || name === 'hour' || name === 'minute' || name === 'second') return 'time';
  return name.startsWith('place') || name.startsWith('birthPlace') ? 'birthPlace' : name;
}

/** What the form holds, as the contract takes it. */
function formValue({ name, gender, date, time, place }: BirthDetails) {
  return {
    name,
    gender,
    dob: date,
    ...time,
    birthPlace: place && {
      name: place.place_name,
      latitude: place.latitude,
      longitude: place.longitude,
      timezone: place.timezone,
    },
  };
}

/** What the contract finds wrong, under the names of this form's fields. */
function problems(details: BirthDetails): FieldMessages {
  const checked = validate(kundliFormSchema, formValue(details));
  if (checked.ok) return {};
  // The first sentence of a field is the one that counts, also where several parts make one field.
  const found = Object.fromEntries(
    Object.entries(checked.fields)
      .toReversed()
      .map(([field, said]) => [formField(field), said]),
  );
  return found.birthPlace && details.placeText.trim() !== ''
    ? { ...found, birthPlace: sentence('placeNotChosen') }
    : found;
}

/** Kundli making: the birth details, checked here and by the API before the report opens. */
export function KundliPage() {
  const words = useWords().kundliForm;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, endIfRefused } = useSession();
  const [details, setDetails] = useState(() => detailsFromAddress(search) ?? noBirthDetails);
  const { busy, errors, message, refuse, clear, send } = useSubmit(formField);

  const submit = (whole: BirthDetails) => {
    const checked = validate(kundliFormSchema, formValue(whole));
    if (!checked.ok) return;
    const address = searchFromBirth(birthFromForm(checked.value));
    void send(async () => {
      // The chart is cast before the page changes, so that a time that a clock skipped is told here, in its place.
      await kundliOf(address).catch((failure: unknown) => {
        if (!endIfRefused(failure)) throw failure;
      });
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
        {user && (
          <div>
            <Button
              size="small"
              onClick={() => {
                setDetails({ ...detailsOfUser(user), gender: details.gender });
                refuse({});
              }}
            >
              {words.useMine}
            </Button>
          </div>
        )}
        <BirthDetailsForm
          value={details}
          onChange={setDetails}
          searchPlaces={searchPlaces}
          hints={{ place: words.birthPlaceHint }}
          // The report cannot leave the houses out yet, and a guessed time would make up an ascendant.
          askTimeUnknown={false}
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
