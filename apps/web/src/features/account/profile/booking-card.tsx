import type { Booking } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Cluster, Grid, Text } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { DescriptionList } from '@jyoti/ui/description-list';
import { Price, rupees } from '@jyoti/ui/price';
import { RecordCard } from '@jyoti/ui/recipes/record-card';
import { BookingCalendarButton } from '../../ceremonies/booking-calendar-button.tsx';
import { whenInWords } from '../../ceremonies/ceremony-hour.ts';
import { dayInWords } from '../../../platform/dates/dates.ts';
import { BookingDetails } from './booking-details.tsx';
import { BookingNote } from './booking-note.tsx';
import { RecordStatus } from './record-status.tsx';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';

interface BookingCardProps {
  booking: Booking;
  onCancel: () => void;
  onMove: () => void;
  /** Opens the dialog for gotra, sankalp and address. */
  onDescribe: () => void;
}

/** One booked ceremony: name, time, price, status, and actions. */
export function BookingCard({ booking, onCancel, onMove, onDescribe }: BookingCardProps) {
  const words = useMessages(profileMessages).bookings;
  const language = useLanguage();
  const ceremonyWords = useMessages(ceremoniesMessages);
  const { id, poojaId, poojaTitle, status, preferredDate, price, listPrice } = booking;
  const day = dayInWords(preferredDate, language);
  const isOpen = booking.ifCancelledNow !== null;

  return (
    <RecordCard
      as="li"
      title={poojaTitle}
      href={`/poojas/${poojaId}`}
      headingLevel={4}
      status={<RecordStatus status={status}>{words.statuses[status]}</RecordStatus>}
      date={preferredDate}
      data-status={status}
    >
      <DescriptionList
        items={[
          { label: words.facts.date, value: whenInWords(booking, ceremonyWords, language) },
          ...(booking.preferredTime === null && isOpen
            ? [{ label: words.facts.hour, value: words.hourAgreed }]
            : []),
          {
            label: words.facts.package,
            value: `${words.tiers[booking.package]} · ${words.services[booking.serviceType]}`,
          },
          { label: words.facts.price, value: <Price amount={price} listPrice={listPrice} /> },
          ...(booking.paid > 0
            ? [
                {
                  label: words.facts.paid,
                  value: words.paid({ paid: rupees(booking.paid), price: rupees(price) }),
                },
              ]
            : []),
          { label: words.facts.id, value: id },
        ]}
      />
      <BookingNote booking={booking} />
      {(booking.callLink ?? booking.recordingLink) !== null && (
        <Cluster gap="x3">
          {isOpen && booking.callLink !== null && (
            <ButtonLink href={booking.callLink} newTab size="small" variant="primary">
              {words.joinCall}
            </ButtonLink>
          )}
          {booking.recordingLink !== null && (
            <ButtonLink href={booking.recordingLink} newTab size="small">
              {words.recording}
            </ButtonLink>
          )}
        </Cluster>
      )}
      {isOpen && (
        <Grid minItem="12rem" gap="x3">
          {booking.ifRescheduledNow !== 'no' && (
            <Button
              size="small"
              aria-label={words.moveOf({ title: poojaTitle, day })}
              onClick={onMove}
            >
              {words.move}
            </Button>
          )}
          {status === 'requested' && (
            <Button
              size="small"
              aria-label={words.describeOf({ title: poojaTitle, day })}
              onClick={onDescribe}
            >
              {words.describe}
            </Button>
          )}
          <BookingCalendarButton
            booking={booking}
            tier={words.tiers[booking.package]}
            status={words.statuses[status]}
            size="small"
            aria-label={words.calendarOf({ title: poojaTitle, day })}
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={words.cancelOf({ title: poojaTitle, day })}
            onClick={onCancel}
          >
            {words.cancel}
          </Button>
        </Grid>
      )}
      <Disclosure label={words.details.label}>
        <BookingDetails booking={booking} />
      </Disclosure>
      {!isOpen && status !== 'completed' && (
        <Text size="small">
          <Link href={`/poojas/${poojaId}`}>{words.again}</Link>
        </Text>
      )}
    </RecordCard>
  );
}
