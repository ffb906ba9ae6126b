import { ApiFailure, type BookingStep, type OperatorBooking } from '@jyoti/contract';
import { AlertDialog } from '@jyoti/ui/dialog';
import { Stack, Text } from '@jyoti/ui/layout';
import { rupees } from '@jyoti/ui/price';
import { useToast } from '@jyoti/ui/toast';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import { failureSentence } from '../../platform/data/failure-sentence.ts';
import { useSubmit } from '../../platform/forms/use-submit.ts';
import { whenInWords } from './operate-dates.ts';
import { api } from '../../platform/session/api.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface BookingStepDialogProps {
  request: { booking: OperatorBooking; step: BookingStep };
  onClose: () => void;
  onDone: (booking: OperatorBooking) => void;
  /** Called on a conflict, when the booking has changed: the list should be reloaded. */
  onStale: () => void;
}

/** Asks for confirmation before a status change, because it sends an e-mail. */
export function BookingStepDialog({ request, onClose, onDone, onStale }: BookingStepDialogProps) {
  const { booking, step } = request;
  const { bookings: words, changeFailed } = useMessages(operateMessages);
  const language = useLanguage();
  const { show } = useToast();
  const { busy, message, errors, send } = useSubmit();
  const { title, text, action } = words.ask[step];
  const error = message ?? Object.values(errors)[0];

  const take = () =>
    void send(async () => {
      let done: OperatorBooking;
      try {
        done = await api('PATCH /api/operator/bookings/:id', {
          path: { id: booking.id },
          body: {
            step,
            expectedStatus: booking.status,
            expectedDate: booking.preferredDate,
          },
        });
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 409) {
          onStale();
          onClose();
          show({ text: failureSentence(failure), tone: 'warning' });
          return;
        }
        throw failure;
      }
      onClose();
      onDone(done);
      show({ text: words.ask[step].done({ id: booking.id }) });
    }, changeFailed);

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      cancelLabel={words.keep}
      confirmLabel={action}
      confirmVariant={step === 'cancel' ? 'danger' : 'primary'}
      confirmLoading={busy}
      confirmLoadingLabel={words.working}
      onConfirm={take}
    >
      <Stack gap="x4">
        <Text>
          {[
            booking.poojaTitle,
            whenInWords(booking, language),
            `${booking.firstName} ${booking.lastName}`,
            rupees(booking.price),
          ].join(' · ')}
        </Text>
        {error && <FailureAlert title={error} />}
      </Stack>
    </AlertDialog>
  );
}
