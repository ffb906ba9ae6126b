import type { Booking } from '@jyoti/contract';
import { EmptyState } from '@jyoti/ui/empty-state';
import { useLanguage } from '@jyoti/ui/i18n';
import { Heading, PlainList, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import { useToast } from '@jyoti/ui/toast';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { api } from '../../session/api.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { dayInWords } from '../../reading/dates.ts';
import { BookingCard } from './booking-card.tsx';
import { inOrder } from './booking-order.ts';
import { ProfilePart } from './profile-part.tsx';
import { useProfileWords } from './words.ts';
import { lazyDialog, preloadWhenIdle } from '../../lazy/lazy-part.tsx';

const CancelBookingDialog = lazyDialog(
  () => import('./cancel-booking-dialog.tsx'),
  'CancelBookingDialog',
);
const RescheduleDialog = lazyDialog(() => import('./reschedule-dialog.tsx'), 'RescheduleDialog');

/** The ceremonies that the visitor has booked. */
export function MyBookings() {
  const words = useProfileWords().bookings;
  const { data: bookings, failure, retry, replace } = useAnswer('bookings', api.bookings);
  const part = useRef<HTMLElement>(null);

  return (
    <ProfilePart ref={part} id="bookings" title={words.title}>
      {failure !== null ? (
        <LoadFailure title={words.failed} failure={failure} onRetry={retry} />
      ) : bookings === null ? (
        <Skeleton label={words.loading}>
          <SkeletonBlock blockSize="14rem" />
        </Skeleton>
      ) : bookings.length === 0 ? (
        <EmptyState
          layout="row"
          title={words.empty}
          action={<ButtonLink href="/poojas">{words.browse}</ButtonLink>}
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <Bookings bookings={bookings} replace={replace} part={part} />
      )}
    </ProfilePart>
  );
}

interface BookingsProps {
  bookings: readonly Booking[];
  replace: (bookings: Booking[]) => void;
  part: RefObject<HTMLElement | null>;
}

function Bookings({ bookings, replace, part }: BookingsProps) {
  const words = useProfileWords().bookings;
  const language = useLanguage();
  const { show } = useToast();
  const [asked, setAsked] = useState<{ to: 'cancel' | 'move'; booking: Booking } | null>(null);
  // As it stands by now; what another window has removed is shown as it was.
  const booking = asked && (bookings.find(({ id }) => id === asked.booking.id) ?? asked.booking);
  useEffect(() => preloadWhenIdle([CancelBookingDialog, RescheduleDialog]), []);
  const { upcoming, earlier } = inOrder(bookings);
  const returnFocus = useRef<HTMLElement>(null);

  const ask = (to: 'cancel' | 'move', one: Booking) => {
    returnFocus.current = null;
    setAsked({ to, booking: one });
  };

  const done = (changed: Booking, sentence: string) => {
    replace(bookings.map((one) => (one.id === changed.id ? changed : one)));
    // The button that had the focus may have gone with the change.
    returnFocus.current = part.current;
    setAsked(null);
    show({ text: sentence });
  };
  const dialog = {
    refresh: async () => replace(await api.bookings()),
    onClose: () => setAsked(null),
    returnFocus,
  };
  const list = (title: string, some: readonly Booking[]) =>
    some.length > 0 && (
      <Stack gap="x3">
        <Heading level={3} size="h4">
          {title}
        </Heading>
        <PlainList gap="x4">
          {some.map((one) => (
            <BookingCard
              key={one.id}
              booking={one}
              onCancel={() => ask('cancel', one)}
              onMove={() => ask('move', one)}
            />
          ))}
        </PlainList>
      </Stack>
    );

  return (
    <>
      <Stack gap="x6">
        {list(words.upcoming, upcoming)}
        {list(words.earlier, earlier)}
      </Stack>
      {booking && asked.to === 'cancel' && (
        <CancelBookingDialog
          {...dialog}
          booking={booking}
          onCancelled={(changed) => done(changed, words.cancelled(changed.poojaTitle))}
        />
      )}
      {booking && asked.to === 'move' && (
        <RescheduleDialog
          {...dialog}
          booking={booking}
          onMoved={(changed) =>
            done(
              changed,
              words.moved(changed.poojaTitle, dayInWords(changed.preferredDate, language)),
            )
          }
        />
      )}
    </>
  );
}
