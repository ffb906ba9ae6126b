import { auditRecord } from '../storage/audit-record.ts';
import type { AuditRecord, BookingRecord } from '../storage/records.ts';
import { canChange, refundNow } from './refund-rule.ts';

/** The bookings that are cancelled by the deletion of their account now. */
export function openBookings(bookings: readonly BookingRecord[], now: Date): BookingRecord[] {
  return bookings.filter((booking) => canChange(booking, now));
}

/** What operators see of a future ceremony after its account is deleted, without identity. */
export function goneBooking(booking: BookingRecord, now: Date): AuditRecord | null {
  if (!canChange(booking, now)) return null;
  const { id, status, poojaId, preferredDate } = booking;
  const { amount } = refundNow(booking, now);
  const before = {
    status,
    ceremony: String(poojaId),
    day: preferredDate,
    ...(booking.paid > 0 ? { paid: `₹${booking.paid}`, refund: `₹${amount}` } : {}),
  };
  return auditRecord({ kind: 'booking', action: 'erased', subject: id, before }, null, now);
}
