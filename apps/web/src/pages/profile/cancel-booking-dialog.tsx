import type { Booking } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { AlertDialog } from '@jyoti/ui/dialog';
import { useLanguage } from '@jyoti/ui/i18n';
import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { rupees } from '@jyoti/ui/price';
import type { RefObject } from 'react';
import { api } from '../../app/api.ts';
import { dayInWords } from '../../reading/dates.ts';
import { useOwnChange } from './use-own-change.ts';
import { useProfileWords } from './words.ts';

interface CancelBookingDialogProps {
  /** As it stands at this moment. */
  booking: Booking;
  refresh: () => Promise<void>;
  onCancelled: (booking: Booking) => void;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Says what comes back before anything is cancelled; the server cancels only at the refund that was said. */
export function CancelBookingDialog({
  booking,
  refresh,
  onCancelled,
  onClose,
  returnFocus,
}: CancelBookingDialogProps) {
  const words = useProfileWords().bookings.cancelling;
  const language = useLanguage();
  const { busy, errors, message, change } = useOwnChange(refresh);
  const { id, poojaTitle, preferredDate, price, ifCancelledNow: terms } = booking;
  const refused = message ?? Object.values(errors)[0];

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      returnFocus={returnFocus}
      title={words.title(poojaTitle, dayInWords(preferredDate, language))}
      description={
        terms ? (
          <Text weight="strong">{words.refund[terms.refund](rupees(terms.amount))}</Text>
        ) : (
          words.over
        )
      }
      cancelLabel={words.keep}
      confirmLabel={words.confirm}
      confirmDisabled={terms === null}
      confirmLoading={busy}
      confirmLoadingLabel={words.busy}
      onConfirm={() =>
        terms &&
        change(
          async () =>
            onCancelled(
              await api.changeBooking(id, { action: 'cancel', expectedRefund: terms.refund }),
            ),
          words.failed,
        )
      }
    >
      <Stack gap="x3">
        {terms && <Text>{words.money[terms.refund](rupees(price), booking.ifRescheduledNow)}</Text>}
        <Text size="small">
          <Link href="/refund-policy">{words.policy}</Link>
        </Text>
        {refused && <Alert tone="danger">{refused}</Alert>}
      </Stack>
    </AlertDialog>
  );
}
