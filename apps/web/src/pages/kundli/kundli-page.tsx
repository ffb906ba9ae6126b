import {
  birthFromForm,
  dayMonthYearFromIso,
  genders,
  kundliFormSchema,
  message as sentence,
  validate,
  withSeconds,
  type User,
} from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { DateField } from '@jyoti/ui/date-field';
import { Form } from '@jyoti/ui/form';
import { Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import { PlaceField, type Place } from '@jyoti/ui/place-field';
import { Select } from '@jyoti/ui/select';
import { TextField } from '@jyoti/ui/text-field';
import { noTime, TimeField, type TimeValue } from '@jyoti/ui/time-field';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchPlaces } from '../../app/search-places.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { useWords } from '../../words/index.ts';
import { birthFromSearch, birthSearchOf, searchFromBirth } from './birth-in-url.ts';
import { kundliOf } from './kundli-cache.ts';

interface Details {
  name: string;
  gender: string;
  dob: string;
  time: TimeValue;
  place: Place | null;
  placeText: string;
}

const empty: Details = {
  name: '',
  gender: '',
  dob: '',
  time: noTime,
  place: null,
  placeText: '',
};

const timeValue = (time: string): TimeValue => {
  const [hour = '', minute = '', second = '00'] = time ? withSeconds(time).split(':') : [];
  return { hour, minute, second };
};

/** The birth that the report's address carries back to the form for editing. */
function detailsFromAddress(search: URLSearchParams): Details | null {
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
    name,
    gender: gender ?? '',
    dob: dayMonthYearFromIso(date),
    time: timeValue(time),
    place: chosen,
    placeText: place.name,
  };
}

/** What the visitor gave at sign-up, so that nobody types a birth twice. */
function detailsOfUser({ firstName, lastName, birthData }: User): Details {
  const { place, date, time, latitude, longitude, timezone } = birthData;
  return {
    ...empty,
    name: `${firstName} ${lastName}`,
    dob: dayMonthYearFromIso(date),
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

/** Kundli making: the birth details, checked here and by the API before the report opens. */
export function KundliPage() {
  const words = useWords().kundliForm;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { user, endIfRefused } = useSession();
  const [details, setDetails] = useState(() => detailsFromAddress(search) ?? empty);
  const { busy, errors, message, refuse, clear, send } = useSubmit(formField);

  const change = (part: Partial<Details>) => setDetails((before) => ({ ...before, ...part }));

  const submit = () => {
    const { name, gender, dob, time, place, placeText } = details;
    const checked = validate(kundliFormSchema, {
      name,
      gender,
      dob,
      ...time,
      birthPlace: place && {
        name: place.place_name,
        latitude: place.latitude,
        longitude: place.longitude,
        timezone: place.timezone,
      },
    });
    if (!checked.ok) {
      // The first sentence of a field is the one that counts, also where several parts make one field.
      const found = Object.fromEntries(
        Object.entries(checked.fields)
          .toReversed()
          .map(([field, said]) => [formField(field), said]),
      );
      if (found.birthPlace && placeText.trim() !== '')
        found.birthPlace = sentence('placeNotChosen');
      refuse(found);
      return;
    }
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
        <Form errors={errors} message={message} onFieldEdit={clear} onSubmit={submit}>
          <Heading level={2} size="h4">
            {words.heading}
          </Heading>
          <TextField
            label={words.name}
            name="name"
            autoComplete="off"
            required
            value={details.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <Select
            label={words.gender}
            name="gender"
            placeholder={words.genderPlaceholder}
            required
            value={details.gender}
            onChange={(event) => change({ gender: event.target.value })}
            options={genders.map((gender) => ({ value: gender, label: words.genders[gender] }))}
          />
          <DateField
            label={words.dateOfBirth}
            name="dob"
            required
            value={details.dob}
            onChange={(dob) => change({ dob })}
          />
          <TimeField
            label={words.timeOfBirth}
            hint={words.timeHint}
            name="time"
            required
            value={details.time}
            onChange={(time) => change({ time })}
          />
          <PlaceField
            label={words.birthPlace}
            hint={words.birthPlaceHint}
            name="birthPlace"
            required
            search={searchPlaces}
            value={details.place}
            text={details.placeText}
            onChange={(place, placeText) => change({ place, placeText })}
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
      </Stack>
    </Section>
  );
}
