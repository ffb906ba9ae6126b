import type { Booking } from '@jyoti/contract';
import { Heading, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { List } from '@jyoti/ui/list';
import { useEffect } from 'react';
import { api } from '../../../platform/session/api.ts';
import { useQuery } from '../../../platform/data/use-query.ts';
import { whenInWords } from '../../ceremonies/ceremony-hour.ts';
import { BookingCard } from './booking-card.tsx';
import { ProfileList } from './profile-list.tsx';
import { useEntryDialog } from './use-entry-dialog.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { lazyDialog, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';

const CancelBookingDialog = lazyDialog(
  () => import('./cancel-booking-dialog.tsx'),
  'CancelBookingDialog',
);
const DescribeDialog = lazyDialog(() => import('./describe-dialog.tsx'), 'DescribeDialog');
const RescheduleDialog = lazyDialog(() => import('./reschedule-dialog.tsx'), 'RescheduleDialog');

const byDay = (a: Booking, b: Booking) =>
  a.preferredDate.localeCompare(b.preferredDate) || a.createdAt.localeCompare(b.createdAt);

/** Upcoming bookings, soonest first, then cancelled and past ones, latest first. */
function inOrder(bookings: readonly Booking[]): { upcoming: Booking[]; earlier: Booking[] } {
  const isOpen = ({ ifCancelledNow }: Booking) => ifCancelledNow !== null;
  return {
    upcoming: bookings.filter(isOpen).toSorted(byDay),
    earlier: bookings.filter((booking) => !isOpen(booking)).toSorted((a, b) => byDay(b, a)),
  };
}

/** The visitor's bookings. */
export function MyBookings() {
  const words = useMessages(profileMessages).bookings;
  const language = useLanguage();
  const ceremonyWords = useMessages(ceremoniesMessages);
  const query = useQuery('bookings', (call) => api('GET /api/bookings', {}, call));
  const { part, entry, open, dialog, done } = useEntryDialog<{
    to: 'cancel' | 'move' | 'describe';
    booking: Booking;
  }>();
  // The reloaded booking; if it was removed in another window, the one shown.
  const booking = entry && (query.data?.find(({ id }) => id === entry.booking.id) ?? entry.booking);
  useEffect(() => preloadWhenIdle([CancelBookingDialog, RescheduleDialog, DescribeDialog]), []);

  const refresh = async () => query.replace(await api('GET /api/bookings'));
  const changed = (one: Booking, sentence: string) => {
    query.replace((all) => all.map((other) => (other.id === one.id ? one : other)));
    done(sentence);
  };
  const list = (title: string, some: readonly Booking[]) =>
    some.length > 0 && (
      <Stack gap="x3">
        <Heading level={3} size="h4">
          {title}
        </Heading>
        <List gap="x4">
          {some.map((one) => (
            <BookingCard
              key={one.id}
              booking={one}
              onCancel={() => open({ to: 'cancel', booking: one })}
              onMove={() => open({ to: 'move', booking: one })}
              onDescribe={() => open({ to: 'describe', booking: one })}
            />
          ))}
        </List>
      </Stack>
    );

  return (
    <ProfileList
      ref={part}
      id="bookings"
      query={query}
      words={words}
      blockSize="14rem"
      start={<ButtonLink href="/poojas">{words.browse}</ButtonLink>}
      after={
        booking &&
        (entry.to === 'cancel' ? (
          <CancelBookingDialog
            {...dialog}
            refresh={refresh}
            booking={booking}
            onCancelled={(one) => changed(one, words.cancelled({ title: one.poojaTitle }))}
          />
        ) : entry.to === 'describe' ? (
          <DescribeDialog
            {...dialog}
            refresh={refresh}
            booking={booking}
            onDescribed={(one) => changed(one, words.described({ title: one.poojaTitle }))}
          />
        ) : (
          <RescheduleDialog
            {...dialog}
            refresh={refresh}
            booking={booking}
            onMoved={(one) =>
              changed(
                one,
                words.moved({
                  title: one.poojaTitle,
                  day: whenInWords(one, ceremonyWords, language),
                }),
              )
            }
          />
        ))
      }
    >
      {(bookings) => {
        const { upcoming, earlier } = inOrder(bookings);
        return (
          <Stack gap="x6">
            {list(words.upcoming, upcoming)}
            {list(words.earlier, earlier)}
          </Stack>
        );
      }}
    </ProfileList>
  );
}
