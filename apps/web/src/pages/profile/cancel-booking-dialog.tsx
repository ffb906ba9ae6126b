import type { Booking } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { rupees } from '@jyoti/ui/price';
import { api } from '../../session/api.ts';
import { dayInWords } from '../../reading/dates.ts';
import { CancelDialog, type CancelFromList } from './cancel-dialog.tsx';
import { useProfileWords } from './words.ts';
import { useLanguage } from '../../words/use-language.ts';

interface CancelBookingDialogProps extends CancelFromList {
  /** The booking as loaded from the server just now. */
  booking: Booking;
  onCancelled: (booking: Booking) => void;
}

/**
 * Shows the refund before a booking is cancelled; the server cancels only if it still is the one
 * shown.
 */
export function CancelBookingDialog({ booking, onCancelled, ...list }: CancelBookingDialogProps) {
  const words = useProfileWords().bookings.cancelling;
  const language = useLanguage();
  const { id, poojaTitle, preferredDate, paid, ifCancelledNow: terms } = booking;
  return (
    <CancelDialog
      {...list}
      words={words}
      title={words.title(poojaTitle, dayInWords(preferredDate, language))}
      description={
        terms ? (
          <Text weight="strong">
            {terms.refund === 'full' && paid === 0
              ? words.free
              : words.refund[terms.refund](rupees(terms.amount))}
          </Text>
        ) : (
          words.over
        )
      }
      cancel={
        terms
          ? async () =>
              onCancelled(
                await api('PATCH /api/bookings/:id', {
                  path: { id },
                  body: { action: 'cancel', expectedRefund: terms.refund },
                }),
              )
          : undefined
      }
    >
      {terms && (
        <Text>
          {[
            paid === 0 ? words.noMoney : words.money[terms.refund](rupees(paid)),
            ...(terms.refund === 'none' && booking.ifRescheduledNow !== 'no'
              ? [words.instead]
              : []),
            ...(terms.refund === 'none' ? [words.unavailable] : []),
          ].join(' ')}
        </Text>
      )}
    </CancelDialog>
  );
}
