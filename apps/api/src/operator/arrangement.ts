import type { Arrangement, BookingEvent } from '@jyoti/contract';
import type { BookingRecord } from '../storage/records.ts';

/** The fields of a booking that the team arranges. */
export function arrangementOf(booking: BookingRecord): Arrangement {
  const { preferredTime, callLink, paid, recordingLink, operatorNote } = booking;
  return { preferredTime, callLink, paid, recordingLink, operatorNote };
}

/** The booking event that setting a field causes. Clearing a field causes none. */
const events = {
  preferredTime: 'hour_set',
  callLink: 'call_set',
  paid: 'payment_noted',
  recordingLink: 'recording_added',
} as const satisfies Partial<Record<keyof Arrangement, BookingEvent>>;

/** The fields whose values differ. */
export function changedFields(before: Arrangement, after: Arrangement): (keyof Arrangement)[] {
  return (Object.keys(after) as (keyof Arrangement)[]).filter(
    (field) => before[field] !== after[field],
  );
}

/** Applies an arrangement to a booking, and adds an event to its history for each field that was set. */
export function arranged(
  booking: BookingRecord,
  arrangement: Arrangement,
  now: Date,
): BookingRecord {
  const addedEvents = changedFields(arrangementOf(booking), arrangement).flatMap((field) =>
    field !== 'operatorNote' && arrangement[field] !== null ? [events[field]] : [],
  );
  const { preferredDate } = booking;
  const { preferredTime } = arrangement;
  const entries = addedEvents.map((event) => ({
    event,
    at: now.toISOString(),
    preferredDate,
    preferredTime,
  }));
  return { ...booking, ...arrangement, history: [...booking.history, ...entries] };
}

/** The fields for the audit trail: what changed, never whose link or note it is. */
export function auditedFields(
  fields: readonly (keyof Arrangement)[],
  { preferredTime, callLink, paid, recordingLink, operatorNote }: Arrangement,
): Record<string, string> {
  const isSet = (value: string | null) => (value === null ? 'none' : 'set');
  const shown: Record<keyof Arrangement, string> = {
    preferredTime: preferredTime ?? 'none',
    callLink: isSet(callLink),
    paid: `₹${paid}`,
    recordingLink: isSet(recordingLink),
    operatorNote: isSet(operatorNote),
  };
  return Object.fromEntries(fields.map((field) => [field, shown[field]]));
}
