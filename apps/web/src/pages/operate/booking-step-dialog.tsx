import { ApiFailure, type BookingStep, type OperatorBooking } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { AlertDialog } from '@jyoti/ui/dialog';
import { useLanguage } from '@jyoti/ui/i18n';
import { Stack, Text } from '@jyoti/ui/layout';
import { rupees } from '@jyoti/ui/price';
import { useToast } from '@jyoti/ui/toast';
import { useEffect } from 'react';
import { failureSentence } from '../../data/failure-sentence.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { dayInWords } from './operate-dates.ts';
import { operatorApi } from './operator-api.ts';
import { useOperateWords } from './words.ts';

interface BookingStepDialogProps {
  /** Null: closed. */
  asked: { booking: OperatorBooking; step: BookingStep } | null;
  onClose: () => void;
  onDone: (booking: OperatorBooking) => void;
  /** The booking is another one by now: the list should be read again. */
  onStale: () => void;
}

/** Asks before a step, since a letter goes out with it. */
export function BookingStepDialog({ asked, onClose, onDone, onStale }: BookingStepDialogProps) {
  const { bookings: words, changeFailed } = useOperateWords();
  const language = useLanguage();
  const { show } = useToast();
  const { busy, message, errors, setErrors, send } = useSubmit();
  const { title, text, action } = words.ask[asked?.step ?? 'confirm'];
  const said = message ?? Object.values(errors)[0];

  // What was said of another try has nothing to do with this one.
  useEffect(() => {
    if (asked !== null) setErrors({});
  }, [asked, setErrors]);

  const take = ({ booking, step }: NonNullable<typeof asked>) =>
    void send(async () => {
      let done: OperatorBooking;
      try {
        done = await operatorApi.stepBooking(booking.id, {
          step,
          expectedStatus: booking.status,
          expectedDate: booking.preferredDate,
        });
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 409) {
          onStale();
          onClose();
          show({ text: failureSentence(failure) });
          return;
        }
        throw failure;
      }
      onClose();
      onDone(done);
      show({ text: words.ask[step].done(booking.id) });
    }, changeFailed);

  return (
    <AlertDialog
      open={asked !== null}
      onOpenChange={onClose}
      title={title}
      description={text}
      cancelLabel={words.keep}
      confirmLabel={action}
      confirmVariant={asked?.step === 'cancel' ? 'danger' : 'primary'}
      confirmLoading={busy}
      confirmLoadingLabel={words.working}
      onConfirm={() => asked && take(asked)}
    >
      <Stack gap="x4">
        {asked && (
          <Text>
            {[
              asked.booking.poojaTitle,
              dayInWords(asked.booking.preferredDate, language),
              `${asked.booking.firstName} ${asked.booking.lastName}`,
              rupees(asked.booking.price),
            ].join(' · ')}
          </Text>
        )}
        {said && <Alert tone="danger">{said}</Alert>}
      </Stack>
    </AlertDialog>
  );
}
