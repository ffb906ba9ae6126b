import type { Booking } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { useState } from 'react';
import { CeremonyFields } from '../../ceremonies/ceremony-fields.tsx';
import { ownCeremonyInput, ownCeremonyOf } from '../../ceremonies/own-ceremony.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { api } from '../../../platform/session/api.ts';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { refreshIfStale } from './refresh-if-stale.ts';
import type { EntryDialogProps } from './use-entry-dialog.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremonyFieldsMessages } from '../../../messages.generated/ceremony-fields.ts';

interface DescribeDialogProps extends EntryDialogProps {
  /** The booking as loaded just now. */
  booking: Booking;
  /** Reloads the list. */
  refresh: () => Promise<void>;
  onDescribed: (booking: Booking) => void;
}

/** Edits gotra, sankalp and address of a booking until the team has confirmed it. */
export function DescribeDialog({ booking, refresh, onDescribed, ...dialog }: DescribeDialogProps) {
  const words = useMessages(profileMessages).bookings.describing;
  const { unknownGotra } = useMessages(ceremonyFieldsMessages);
  const language = useLanguage();
  const { id, poojaTitle, preferredDate } = booking;
  const [own, setOwn] = useState(() => ownCeremonyOf(booking, unknownGotra));
  const { busy, setFieldError, form } = useForm({
    loadChecks: () => import('../../../platform/forms/form-checks.ts'),
    check: ({ changeBookingSchema, validate }) =>
      validate(changeBookingSchema, { action: 'describe', ...ownCeremonyInput(own, unknownGotra) }),
    send: (input) =>
      refreshIfStale(
        async () =>
          onDescribed(await api('PATCH /api/bookings/:id', { path: { id }, body: input })),
        refresh,
      ),
    failed: words.failed,
  });
  return (
    <FormDialog
      {...dialog}
      words={words}
      form={form}
      busy={busy}
      title={words.title({ title: poojaTitle, day: dayInWords(preferredDate, language) })}
      sheet="full"
    >
      <Text>{words.text}</Text>
      <CeremonyFields
        value={own}
        onChange={(part) => setOwn((before) => ({ ...before, ...part }))}
        onFieldEdit={(field) => setFieldError(field)}
        // The server ignores the address if the package includes nothing by post.
        delivers
      />
    </FormDialog>
  );
}
