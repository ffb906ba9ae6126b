import { ApiFailure, type Booking, type Pooja, type Language } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { dayAndMonth, weekdayName } from '@jyoti/ui/dates';
import { RadioGroup } from '@jyoti/ui/radio-group';
import { useState } from 'react';
import { QueryView } from '../../../platform/data/query-view.tsx';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { api } from '../../../platform/session/api.ts';
import { useQuery } from '../../../platform/data/use-query.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { deadlineInWords, hourInWords, whenInWords } from '../../ceremonies/ceremony-hour.ts';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { refreshIfStale } from './refresh-if-stale.ts';
import type { EntryDialogProps } from './use-entry-dialog.ts';
import { profileMessages, type ProfileMessages } from '../../../messages.generated/profile.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { messageWith } from '../../../platform/words/message-with.ts';
import { mostReschedulings } from '@jyoti/contract';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';

/** From this number of free places on, their count says nothing. */
const FEW = 5;

interface RescheduleDialogProps extends EntryDialogProps {
  /** The booking as loaded just now. */
  booking: Booking;
  /** Reloads the list. */
  refresh: () => Promise<void>;
  onMoved: (booking: Booking) => void;
}

/** Moves a booking to another free date, with the 24-hour rule explained above the dates. */
export function RescheduleDialog(props: RescheduleDialogProps) {
  const { booking, refresh, onMoved, ...dialog } = props;
  const words = useMessages(profileMessages).bookings.moving;
  const language = useLanguage();
  const { id, poojaId, poojaTitle, ifRescheduledNow: terms } = booking;
  const query = useQuery(`pooja ${poojaId}`, (call) =>
    api('GET /api/poojas/:id', { path: { id: poojaId } }, call),
  );
  const isWithdrawn = query.failure instanceof ApiFailure && query.failure.status === 404;
  const ceremonyWords = useMessages(ceremoniesMessages);
  const [chosen, setChosen] = useState<string | null>(null);
  const [chosenHour, setHour] = useState<string | null>(null);
  const hours = query.data?.availability.find(({ date }) => date === chosen)?.hours ?? [];
  // The current hour stays selected on a day that offers it.
  const hour = [chosenHour, booking.preferredTime, hours.length === 1 ? hours[0] : null].find(
    (one) => one && hours.includes(one),
  );
  const { busy, form } = useForm({
    loadChecks: () => import('../../../platform/forms/form-checks.ts'),
    check: ({ changeBookingSchema, sentence, validate }) => {
      if (hours.length > 0 && !hour) {
        return { ok: false, fields: { preferredTime: sentence('hourRequired') } };
      }
      return validate(changeBookingSchema, {
        action: 'reschedule',
        preferredDate: chosen ?? '',
        preferredTime: hour ?? null,
        expectedTerms: terms,
      });
    },
    send: (input) =>
      refreshIfStale(
        async () => onMoved(await api('PATCH /api/bookings/:id', { path: { id }, body: input })),
        async () => {
          await Promise.all([
            refresh(),
            api('GET /api/poojas/:id', { path: { id: poojaId } }).then(query.replace),
          ]);
        },
      ),
    failed: words.failed,
  });

  return (
    <FormDialog
      {...dialog}
      words={words}
      form={{
        ...form,
        onSubmit: (event) => {
          if (terms !== 'no') form.onSubmit(event);
        },
      }}
      busy={busy}
      disabled={query.data === null || terms === 'no'}
      title={words.title({ title: poojaTitle })}
      description={words.now({ day: whenInWords(booking, ceremonyWords, language) })}
      sheet="full"
    >
      <Alert tone={terms === 'free' ? 'info' : 'warning'} announce="off">
        {messageWith(words.terms[terms], {
          until: deadlineInWords(booking, ceremonyWords, language),
          most: mostReschedulings,
        })}
      </Alert>
      {isWithdrawn ? (
        <FailureAlert title={words.withdrawn}>{words.withdrawnText}</FailureAlert>
      ) : (
        <QueryView
          query={query}
          words={{ loading: words.loading, failed: words.datesFailed }}
          blockSize="12rem"
        >
          {(pooja) => (
            <>
              <RadioGroup
                label={words.dates}
                name="preferredDate"
                required
                disabled={busy || terms === 'no'}
                options={optionsOf(pooja, booking, words, language)}
                value={chosen}
                onValueChange={setChosen}
              />
              {hours.length > 0 && (
                <RadioGroup
                  label={words.hour}
                  name="preferredTime"
                  hint={words.hourHint}
                  layout="row"
                  required
                  disabled={busy || terms === 'no'}
                  options={hours.map((value) => ({ value, label: hourInWords(value, language) }))}
                  value={hour ?? null}
                  onValueChange={setHour}
                />
              )}
            </>
          )}
        </QueryView>
      )}
    </FormDialog>
  );
}

type Words = ProfileMessages['bookings']['moving'];

/** Dates are a few weeks ahead at most, and the year would make them wrap. */
const soonDay = (date: string, language: Language) =>
  `${weekdayName(language, date)}, ${dayAndMonth(language, date)}`;

/**
 * All dates of the ceremony; full ones are disabled, and so is the current one unless it has
 * another hour.
 */
function optionsOf(
  { availability }: Pooja,
  { preferredDate: present, preferredTime }: Booking,
  words: Words,
  language: Language,
) {
  return availability.map(({ date, placesLeft, hours }) => ({
    value: date,
    label: soonDay(date, language),
    aside:
      date === present
        ? words.present
        : placesLeft < FEW
          ? words.places({ count: placesLeft })
          : undefined,
    disabled: date === present ? hours.every((hour) => hour === preferredTime) : placesLeft === 0,
  }));
}
