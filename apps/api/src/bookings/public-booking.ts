import type { BookingRecord } from '../storage/records.ts';

/** A booking as its owner sees it. */
export function publicBooking({
  userId: _userId,
  idempotencyKey: _key,
  requestHash: _hash,
  language: _language,
  operatorNote: _note,
  ...booking
}: BookingRecord) {
  return booking;
}
