import type { Booking } from '@jyoti/contract';
import { Stack, Text } from '@jyoti/ui/layout';
import { rupees } from '@jyoti/ui/price';
import { deadlineInWords } from '../../ceremonies/ceremony-hour.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { messageWith } from '../../../platform/words/message-with.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';

/** The next step of a booking, and how the 24-hour rule applies to it now. */
export function BookingNote({ booking }: { booking: Booking }) {
  const words = useMessages(profileMessages).bookings;
  const ceremonyWords = useMessages(ceremoniesMessages);
  const language = useLanguage();
  const { status, ifCancelledNow, ifRescheduledNow, history } = booking;

  if (booking.refund) {
    const { refund, amount } = booking.refund;
    return (
      <Text size="small">
        {history.at(-1)?.event === 'declined' && `${words.declined} `}
        {refund === 'full' && amount === 0
          ? words.nothingPaid
          : messageWith(words.refunded[refund], { amount: rupees(amount) })}
      </Text>
    );
  }
  if (!ifCancelledNow) {
    return status === 'completed' ? <Text size="small">{words.performed}</Text> : null;
  }
  const until = deadlineInWords(booking, ceremonyWords, language);
  const rule = booking.rescheduledLate
    ? words.rule.used
    : ifCancelledNow.refund === 'full'
      ? words.rule.free({ until })
      : ifRescheduledNow === 'no'
        ? words.rule.used
        : words.rule.late({ until });
  return (
    <Stack gap="x1">
      <Text size="small">
        {status === 'confirmed' ? words.confirmed : words.requested}
        {booking.paid === 0 && ` ${words.unpaid}`}
      </Text>
      <Text size="small" tone="muted">
        {rule}
      </Text>
    </Stack>
  );
}
