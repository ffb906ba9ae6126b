import type { Booking } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { rupees } from '@jyoti/ui/price';
import { api } from '../../../platform/session/api.ts';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { CancelDialog, type CancelFromList } from './cancel-dialog.tsx';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { messageWith } from '../../../platform/words/message-with.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

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
  const words = useMessages(profileMessages).bookings.cancelling;
  const language = useLanguage();
  const { id, poojaTitle, preferredDate, paid, ifCancelledNow: terms } = booking;
  return (
    <CancelDialog
      {...list}
      words={words}
      title={words.title({ title: poojaTitle, day: dayInWords(preferredDate, language) })}
      description={
        terms ? (
          <Text weight="strong">
            {terms.refund === 'full' && paid === 0
              ? words.free
              : messageWith(words.refund[terms.refund], { amount: rupees(terms.amount) })}
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
            paid === 0 ? words.noMoney : words.money[terms.refund]({ paid: rupees(paid) }),
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
