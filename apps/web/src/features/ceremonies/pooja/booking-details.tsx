import { infoPage } from '../../../platform/data/public-data.ts';
import { offeredServiceTypes, reachWays, type Pooja } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { RadioGroup } from '@jyoti/ui/radio-group';
import { Select } from '@jyoti/ui/select';
import { TextField, type TextFieldProps } from '@jyoti/ui/text-field';
import { FieldRow } from '../../../platform/forms/field-groups.tsx';
import { useQuery } from '../../../platform/data/use-query.ts';
import { api } from '../../../platform/session/api.ts';
import { hourInWords } from '../ceremony-hour.ts';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { hoursOn, onDay } from './booking-draft.ts';
import type { BookingInProgress } from './use-booking.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';

/** First step: mode, participants, date and hour. */
export function BookingDetails({ pooja, booking }: { pooja: Pooja; booking: BookingInProgress }) {
  const { booking: words } = useMessages(poojaMessages);
  const { reachBy, reachWays: ways } = useMessages(ceremoniesMessages);
  const language = useLanguage();
  const contact = useQuery('contact page', (call) => infoPage(api, 'contact', call)).data?.contact;
  const { draft, change, setFieldError, areDatesRenewed } = booking;
  const hours = hoursOn(pooja, draft.preferredDate);

  const field = (name: 'firstName' | 'lastName' | 'mobileNumber' | 'email') =>
    ({
      name,
      value: draft[name],
      required: true,
      onChange: ({ target }) => change({ [name]: target.value }),
    }) satisfies Partial<TextFieldProps>;

  return (
    <>
      <RadioGroup
        label={words.serviceType}
        name="serviceType"
        layout="row"
        options={offeredServiceTypes(pooja.type).map((value) => ({
          value,
          label: words.services[value],
        }))}
        value={draft.serviceType}
        onValueChange={(serviceType) => {
          setFieldError('serviceType');
          change({ serviceType });
        }}
        required
      />
      <FieldRow>
        <TextField {...field('firstName')} label={words.firstName} autoComplete="given-name" />
        <TextField {...field('lastName')} label={words.lastName} autoComplete="family-name" />
      </FieldRow>
      <TextField
        {...field('mobileNumber')}
        label={words.mobile}
        type="tel"
        autoComplete="tel"
        hint={words.mobileHint}
      />
      <TextField {...field('email')} label={words.email} type="email" autoComplete="email" />
      {contact?.whatsApp && (
        <RadioGroup
          label={reachBy}
          name="reachBy"
          layout="row"
          options={reachWays.map((value) => ({ value, label: ways[value] }))}
          value={draft.reachBy ?? null}
          onValueChange={(way) => change({ reachBy: way })}
        />
      )}
      <Select
        label={words.date}
        name="preferredDate"
        placeholder={words.dateChoose}
        hint={areDatesRenewed ? words.dateRenewed : undefined}
        options={pooja.availabilityDates.map((value) => ({
          value,
          label: dayInWords(value, language),
        }))}
        value={draft.preferredDate}
        onChange={({ target: { value: preferredDate } }) => {
          setFieldError('preferredTime');
          change(onDay(draft, pooja, preferredDate));
        }}
        required
      />
      {hours.length > 0 && (
        <RadioGroup
          label={words.hour}
          name="preferredTime"
          hint={words.hourHint}
          layout="row"
          options={hours.map((value) => ({ value, label: hourInWords(value, language) }))}
          value={draft.preferredTime || null}
          onValueChange={(preferredTime) => {
            setFieldError('preferredTime');
            change({ preferredTime });
          }}
          required
        />
      )}
      {draft.preferredDate !== '' && hours.length === 0 && (
        <Text size="small" tone="muted">
          {words.hourAgreed}
        </Text>
      )}
    </>
  );
}
