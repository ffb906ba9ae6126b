import type { OperatorBooking } from '@jyoti/contract';
import { Dialog } from '@jyoti/ui/dialog';
import { Heading, Stack } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { DescriptionList } from '@jyoti/ui/description-list';
import { rupees } from '@jyoti/ui/price';
import { Table } from '@jyoti/ui/table';
import { momentInWords, whenInWords } from './operate-dates.ts';
import * as styles from './operate.css.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';
import { ceremoniesMessages } from '../../messages.generated/ceremonies.ts';

interface BookingDetailsProps {
  booking: OperatorBooking;
  onClose: () => void;
}

/** All fields of a booking, and its history. */
export function BookingDetails({ booking, onClose }: BookingDetailsProps) {
  const words = useMessages(operateMessages).bookings;
  const language = useLanguage();
  const { reachBy, reachWays } = useMessages(ceremoniesMessages);
  const { facts, packages, formats, events } = words;
  const address = booking.deliveryAddress;
  return (
    <Dialog open onOpenChange={onClose} title={booking.id} width="wide" sheet="full">
      <Stack gap="x6">
        <DescriptionList
          columns={2}
          className={styles.anywhere}
          items={[
            { label: facts.ceremony, value: booking.poojaTitle },
            { label: facts.day, value: whenInWords(booking, language) },
            { label: facts.package, value: packages[booking.package] },
            { label: facts.format, value: formats[booking.serviceType] },
            { label: facts.name, value: `${booking.firstName} ${booking.lastName}` },
            {
              label: facts.mobile,
              value: <Link href={`tel:+91${booking.mobileNumber}`}>{booking.mobileNumber}</Link>,
            },
            {
              label: facts.email,
              value: <Link href={`mailto:${booking.email}`}>{booking.email}</Link>,
            },
            ...(booking.reachBy ? [{ label: reachBy, value: reachWays[booking.reachBy] }] : []),
            { label: facts.gotra, value: booking.gotra },
            { label: facts.sankalp, value: booking.sankalp },
            {
              label: facts.address,
              value:
                address &&
                [address.address, address.city, address.state, address.pinCode].join(', '),
            },
            { label: facts.price, value: rupees(booking.price) },
            { label: facts.paid, value: rupees(booking.paid) },
            { label: facts.callLink, value: booking.callLink },
            { label: facts.recordingLink, value: booking.recordingLink },
            { label: facts.note, value: booking.operatorNote },
            ...(booking.refund
              ? [{ label: facts.refund, value: rupees(booking.refund.amount) }]
              : []),
            { label: facts.made, value: momentInWords(booking.createdAt, language) },
          ]}
        />
        <Stack gap="x3">
          <Heading level={3} size="h4">
            {words.history}
          </Heading>
          <Table
            caption={words.history}
            captionHidden
            rows={booking.history}
            rowKey={({ at, event }) => `${at} ${event}`}
            columns={[
              { id: 'what', header: words.what, cell: ({ event }) => events[event] },
              { id: 'when', header: words.when, cell: ({ at }) => momentInWords(at, language) },
              {
                id: 'day',
                header: words.forDay,
                cell: (row) => whenInWords(row, language),
              },
            ]}
          />
        </Stack>
      </Stack>
    </Dialog>
  );
}
