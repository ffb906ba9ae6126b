import {
  bookingStatuses,
  type BookingStatus,
  type BookingStep,
  type OperatorBooking,
} from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { DateField } from '@jyoti/ui/date-field';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { SearchField } from '@jyoti/ui/search-field';
import { rupees } from '@jyoti/ui/price';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StatusFilter } from './choice-filter.tsx';
import { Listing, useList } from './listing.tsx';
import { choiceOf, dayOf, withFilters } from './operate-url.ts';
import { whenInWords } from './operate-dates.ts';
import * as styles from './operate.css.ts';
import { api } from '../../platform/session/api.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { lazyDialog, preloadWhenIdle } from '../../platform/lazy/lazy-part.tsx';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

const BookingDetails = lazyDialog(() => import('./booking-details.tsx'), 'BookingDetails');
const ArrangeDialog = lazyDialog(() => import('./arrange-dialog.tsx'), 'ArrangeDialog');
const BookingStepDialog = lazyDialog(
  () => import('./booking-step-dialog.tsx'),
  'BookingStepDialog',
);

const tones: Record<BookingStatus, BadgeTone> = {
  requested: 'warning',
  confirmed: 'success',
  completed: 'plain',
  cancelled: 'danger',
};

/** Bookings of visitors, the next ceremony first. */
export function BookingsTab({ onChanged }: { onChanged: () => void }) {
  const { bookings: words, clearFilters } = useMessages(operateMessages);
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const status = choiceOf(search, 'status', bookingStatuses);
  const from = dayOf(search, 'from');
  const to = dayOf(search, 'to');
  const text = search.get('search') ?? undefined;
  const list = useList({
    name: 'bookings',
    filters: { status, from, to, search: text },
    load: (input, call) => api('GET /api/operator/bookings', { query: input }, call),
    rowKey: ({ id }) => id,
  });
  const [opened, setOpened] = useState<OperatorBooking | null>(null);
  const [arranged, setArranged] = useState<OperatorBooking | null>(null);
  const [step, setStep] = useState<{ booking: OperatorBooking; step: BookingStep } | null>(null);
  useEffect(() => preloadWhenIdle([BookingDetails, BookingStepDialog, ArrangeDialog]), []);
  const filtered = Boolean(status ?? from ?? to ?? text);

  const clear = () =>
    setSearch(
      (before) =>
        withFilters(before, {
          status: undefined,
          from: undefined,
          to: undefined,
          search: undefined,
        }),
      { preventScrollReset: true },
    );

  return (
    <>
      <Listing
        list={list}
        filters={
          <>
            <SearchField
              key={text === undefined ? 'empty' : 'search'}
              label={words.search}
              hint={words.searchHint}
              defaultValue={text ?? ''}
              resultCount={text === undefined ? null : (list.data?.total ?? null)}
              onSearch={(query) =>
                setSearch((before) => withFilters(before, { search: query || undefined }), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
            <StatusFilter options={bookingStatuses} labels={words.statuses} />
            <DayFilter key={`from ${from ?? ''}`} label={words.from} name="from" value={from} />
            <DayFilter key={`to ${to ?? ''}`} label={words.to} name="to" value={to} />
          </>
        }
        caption={words.caption}
        headers={words.columns}
        columns={{
          ceremony: ({ poojaTitle, id, package: tier, serviceType }) => (
            <Stack as="span" gap="x1">
              {poojaTitle}
              <Text as="span" size="caption" tone="muted">
                {id}
              </Text>
              <Text as="span" size="caption" tone="muted">
                {`${words.packages[tier]}, ${words.formats[serviceType]}`}
              </Text>
            </Stack>
          ),
          day: (row) => whenInWords(row, language),
          who: ({ firstName, lastName, mobileNumber }) => (
            <Stack as="span" gap="x1">
              {`${firstName} ${lastName}`}
              <Text as="span" size="caption" tone="muted">
                {mobileNumber}
              </Text>
            </Stack>
          ),
          price: { numeric: true, cell: ({ price }) => rupees(price) },
          status: {
            stacked: 'end',
            cell: ({ status: now }) => (
              <Badge tone={tones[now]} className={styles.oneLine}>
                {words.statuses[now]}
              </Badge>
            ),
          },
          steps: {
            stacked: 'note',
            cell: (booking) => (
              <Cluster gap="x2" className={styles.oneLine}>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={words.detailsOf({ id: booking.id })}
                  onClick={() => setOpened(booking)}
                >
                  {words.details}
                </Button>
                {booking.status !== 'cancelled' && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={words.arrangeOf({ id: booking.id })}
                    onClick={() => setArranged(booking)}
                  >
                    {words.arrange}
                  </Button>
                )}
                {booking.steps.map((name) => (
                  <Button
                    key={name}
                    size="small"
                    variant={name === 'cancel' ? 'quiet' : 'secondary'}
                    aria-label={words.stepOf({ step: words.steps[name], id: booking.id })}
                    onClick={() => setStep({ booking, step: name })}
                  >
                    {words.steps[name]}
                  </Button>
                ))}
              </Cluster>
            ),
          },
        }}
        empty={
          filtered
            ? {
                title: words.emptyFiltered,
                action: <Button onClick={clear}>{clearFilters}</Button>,
              }
            : { title: words.empty, text: words.emptyText }
        }
      />
      {opened && <BookingDetails booking={opened} onClose={() => setOpened(null)} />}
      {arranged && (
        <ArrangeDialog
          booking={list.data?.rows.find(({ id }) => id === arranged.id) ?? arranged}
          onClose={() => setArranged(null)}
          onStale={list.retry}
          onDone={list.replaceRow}
        />
      )}
      {step && (
        <BookingStepDialog
          request={step}
          onClose={() => setStep(null)}
          onStale={list.retry}
          onDone={(done) => {
            list.replaceRow(done);
            onChanged();
          }}
        />
      )}
    </>
  );
}

interface DayFilterProps {
  label: string;
  name: 'from' | 'to';
  value: string | undefined;
}

/** A date filter in the URL. An incomplete date stays local. */
function DayFilter({ label, name, value }: DayFilterProps) {
  const [, setSearch] = useSearchParams();
  const filter = (day: string | undefined) =>
    setSearch((before) => withFilters(before, { [name]: day }), { preventScrollReset: true });
  return (
    <DateField
      label={label}
      defaultValue={value ?? null}
      // The list does not change while the date is incomplete.
      onValueChange={(day) => day !== null && filter(day)}
      onChange={({ target }) => target.value === '' && filter(undefined)}
    />
  );
}
