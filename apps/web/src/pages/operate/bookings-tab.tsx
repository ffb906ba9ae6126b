import {
  bookingStatuses,
  type BookingStatus,
  type BookingStep,
  type OperatorBooking,
} from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { DateField } from '@jyoti/ui/date-field';
import { useLanguage } from '@jyoti/ui/i18n';
import { Cluster, Grid, Stack, Text } from '@jyoti/ui/layout';
import { rupees } from '@jyoti/ui/price';
import type { TableColumn } from '@jyoti/ui/table';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PartProgress } from '../../layout/page-progress.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { Listing } from './listing.tsx';
import { choiceOf, dayOf, pageOf, withFilters } from './operate-address.ts';
import { dayInWords } from './operate-dates.ts';
import * as styles from './operate.css.ts';
import { operatorApi } from './operator-api.ts';
import { useOperateWords } from './words.ts';
import { lazyPart, preloadWhenIdle } from '../../lazy/lazy-part.tsx';

const BookingDetails = lazyPart(
  () => import('./booking-details.tsx'),
  (module) => module.BookingDetails,
  <PartProgress />,
);
const BookingStepDialog = lazyPart(
  () => import('./booking-step-dialog.tsx'),
  (module) => module.BookingStepDialog,
  <PartProgress />,
);

const tones: Record<BookingStatus, BadgeTone> = {
  requested: 'warning',
  confirmed: 'success',
  completed: 'plain',
  cancelled: 'danger',
};

/** What visitors have booked, the next ceremony first. */
export function BookingsTab({ onChanged }: { onChanged: () => void }) {
  const { bookings: words, clearFilters, status: statusLabel, everyStatus } = useOperateWords();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const status = choiceOf(search, 'status', bookingStatuses);
  const from = dayOf(search, 'from');
  const to = dayOf(search, 'to');
  const page = pageOf(search);
  const asked = useAnswer(`operate bookings ${status} ${from} ${to} ${page}`, (call) =>
    operatorApi.bookings({ status, from, to, page }, call),
  );
  const [opened, setOpened] = useState<OperatorBooking | null>(null);
  const [step, setStep] = useState<{ booking: OperatorBooking; step: BookingStep } | null>(null);
  useEffect(() => preloadWhenIdle([BookingDetails, BookingStepDialog]), []);
  const filtered = Boolean(status ?? from ?? to);

  const columns: TableColumn<OperatorBooking>[] = [
    {
      id: 'ceremony',
      header: words.columns.ceremony,
      cell: ({ poojaTitle, id }) => (
        <Stack as="span" gap="x1">
          {poojaTitle}
          <Text as="span" size="caption" tone="muted">
            {id}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'day',
      header: words.columns.day,
      cell: ({ preferredDate }) => dayInWords(preferredDate, language),
    },
    {
      id: 'who',
      header: words.columns.who,
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    {
      id: 'price',
      header: words.columns.price,
      numeric: true,
      cell: ({ price }) => rupees(price),
    },
    {
      id: 'status',
      header: words.columns.status,
      stacked: 'end',
      cell: ({ status: now }) => (
        <Badge tone={tones[now]} className={styles.oneLine}>
          {words.statuses[now]}
        </Badge>
      ),
    },
    {
      id: 'steps',
      header: words.columns.steps,
      stacked: 'note',
      cell: (booking) => (
        <Cluster gap="x2" className={styles.oneLine}>
          <Button
            size="small"
            variant="quiet"
            aria-label={words.detailsOf(booking.id)}
            onClick={() => setOpened(booking)}
          >
            {words.details}
          </Button>
          {booking.steps.map((name) => (
            <Button
              key={name}
              size="small"
              variant={name === 'cancel' ? 'quiet' : 'secondary'}
              aria-label={words.stepOf(words.steps[name], booking.id)}
              onClick={() => setStep({ booking, step: name })}
            >
              {words.steps[name]}
            </Button>
          ))}
        </Cluster>
      ),
    },
  ];

  const clear = () =>
    setSearch(
      (before) => withFilters(before, { status: undefined, from: undefined, to: undefined }),
      { preventScrollReset: true },
    );

  return (
    <Stack gap="x5">
      <Grid minItem="15rem" gap="x4" align="start">
        <ChoiceFilter
          label={statusLabel}
          name="status"
          everything={everyStatus}
          options={bookingStatuses}
          labels={words.statuses}
        />
        <DayFilter key={`from ${from ?? ''}`} label={words.from} name="from" value={from} />
        <DayFilter key={`to ${to ?? ''}`} label={words.to} name="to" value={to} />
      </Grid>
      <Listing
        asked={asked}
        caption={words.caption}
        columns={columns}
        rowKey={({ id }) => id}
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
      {step && (
        <BookingStepDialog
          asked={step}
          onClose={() => setStep(null)}
          onStale={asked.retry}
          onDone={(done) => {
            asked.replace((list) => ({
              ...list,
              rows: list.rows.map((row) => (row.id === done.id ? done : row)),
            }));
            onChanged();
          }}
        />
      )}
    </Stack>
  );
}

interface DayFilterProps {
  label: string;
  name: 'from' | 'to';
  value: string | undefined;
}

/** A day in the address. What is half typed stays here. */
function DayFilter({ label, name, value }: DayFilterProps) {
  const [, setSearch] = useSearchParams();
  const filter = (day: string | undefined) =>
    setSearch((before) => withFilters(before, { [name]: day }), { preventScrollReset: true });
  return (
    <DateField
      label={label}
      defaultValue={value ?? null}
      // While a date is half-typed, the list stays as it is.
      onValueChange={(day) => day !== null && filter(day)}
      onChange={({ target }) => target.value === '' && filter(undefined)}
    />
  );
}
