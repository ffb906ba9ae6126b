import {
  ApiFailure,
  operatorNoteLength,
  type Arrangement,
  type OperatorBooking,
} from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { NumberField } from '@jyoti/ui/number-field';
import { rupees } from '@jyoti/ui/price';
import { TextArea, TextField } from '@jyoti/ui/text-field';
import { TimeField } from '@jyoti/ui/time-field';
import { useToast } from '@jyoti/ui/toast';
import { useState } from 'react';
import { FormDialog } from '../../platform/forms/form-dialog.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { whenInWords } from './operate-dates.ts';
import { api } from '../../platform/session/api.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** The API nests the form's fields in an object. */
const fieldNames = {
  'arrangement.preferredTime': 'preferredTime',
  'arrangement.callLink': 'callLink',
  'arrangement.paid': 'paid',
  'arrangement.recordingLink': 'recordingLink',
  'arrangement.operatorNote': 'operatorNote',
};

function arrangementOf(booking: OperatorBooking): Arrangement {
  const { preferredTime, callLink, paid, recordingLink, operatorNote } = booking;
  return { preferredTime, callLink, paid, recordingLink, operatorNote };
}

interface ArrangeDialogProps {
  booking: OperatorBooking;
  onClose: () => void;
  onDone: (booking: OperatorBooking) => void;
  /** Called on a conflict, when the booking has changed: the list should be reloaded. */
  onStale: () => void;
}

/**
 * What the team arranges with the customer: time, call link, payment, recording, and an internal
 * note.
 */
export function ArrangeDialog({ booking, onClose, onDone, onStale }: ArrangeDialogProps) {
  const { arranging: words } = useMessages(operateMessages).bookings;
  const language = useLanguage();
  const { show } = useToast();
  const [agreed, setAgreed] = useState(() => arrangementOf(booking));
  const change = (part: Partial<Arrangement>) => setAgreed((before) => ({ ...before, ...part }));
  const { busy, form } = useForm({
    loadChecks: () => import('../../platform/forms/form-checks.ts'),
    check: ({ operatorArrangeSchema, validate }) =>
      validate(operatorArrangeSchema, { expected: arrangementOf(booking), arrangement: agreed }),
    send: async (input) => {
      try {
        onDone(
          await api('PUT /api/operator/bookings/:id/arrangement', {
            path: { id: booking.id },
            body: input,
          }),
        );
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 409) onStale();
        throw failure;
      }
      onClose();
      show({ text: words.done({ id: booking.id }) });
    },
    failed: words.failed,
    fieldNames,
  });
  const link = (name: 'callLink' | 'recordingLink') => (
    <TextField
      label={words[name]}
      name={name}
      type="url"
      autoComplete="off"
      placeholder="https://"
      value={agreed[name] ?? ''}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <FormDialog
      words={words}
      form={form}
      busy={busy}
      onClose={onClose}
      title={words.title({ id: booking.id })}
      description={`${booking.poojaTitle}, ${whenInWords(booking, language)}`}
      sheet="full"
    >
      <Text size="small" tone="muted">
        {words.text}
      </Text>
      <TimeField
        label={words.hour}
        name="preferredTime"
        hourCycle="h12"
        seconds={false}
        value={agreed.preferredTime}
        onValueChange={(preferredTime) => change({ preferredTime })}
      />
      {link('callLink')}
      <NumberField
        label={words.paid}
        name="paid"
        hint={words.paidHint({ price: rupees(booking.price) })}
        min={0}
        value={agreed.paid}
        onValueChange={(paid) => change({ paid: paid ?? 0 })}
      />
      {link('recordingLink')}
      <TextArea
        label={words.note}
        name="operatorNote"
        rows={3}
        maxLength={operatorNoteLength}
        value={agreed.operatorNote ?? ''}
        onChange={({ target }) => change({ operatorNote: target.value })}
      />
    </FormDialog>
  );
}
