import {
  bookSchema,
  bookingResponseSchema,
  bookingsResponseSchema,
  changeBookingSchema,
  idempotencyKeySchema,
  quoteResponseSchema,
} from '../bookings.ts';
import { poojaResponseSchema, poojasQuerySchema, poojasResponseSchema } from '../poojas.ts';
import type { CallTable } from './call.ts';
import { exampleAccount } from './examples.ts';
import { read, change } from './shared.ts';

const ceremony = { group: 'Ceremonies', who: 'visitor' } as const;
const id = {
  description: 'The id of a booking of the account.',
  example: 'JB-20261121-7KQ4',
} as const;

const bookingFields = {
  poojaId: 1,
  package: 'standard',
  serviceType: 'video',
  firstName: exampleAccount.firstName,
  lastName: exampleAccount.lastName,
  mobileNumber: exampleAccount.mobile,
  email: exampleAccount.email,
  preferredDate: '2026-12-07',
  preferredTime: '18:00',
} as const;

export const ceremonyCalls = {
  'GET /api/poojas': {
    ...ceremony,
    id: 'poojas',
    summary: 'List the ceremonies',
    price: 2,
    query: poojasQuerySchema,
    success: {
      description: 'The ceremonies that can be booked.',
      schema: poojasResponseSchema,
    },
    example: { query: { day: 'Monday' } },
  },
  'GET /api/poojas/:id': {
    ...ceremony,
    id: 'pooja',
    summary: 'Read a ceremony',
    price: 2,
    params: { id: { description: 'The number of a ceremony.', example: '1' } },
    success: { description: 'The ceremony.', schema: poojaResponseSchema },
  },
  'POST /api/bookings/quote': {
    ...ceremony,
    id: 'quoteBooking',
    summary: 'Get the price and the refund rule before booking',
    price: 2,
    body: bookSchema,
    success: { description: 'Nothing is booked.', schema: quoteResponseSchema },
    conflict: 'The day is full, or the price differs from `expectedPrice`.',
    example: { body: bookingFields },
  },
  'POST /api/bookings': {
    ...ceremony,
    id: 'book',
    needsConfirmedEmail: true,
    summary: 'Book a ceremony',
    description:
      'The server determines the price. A retry with the same idempotency key and body returns the same booking.',
    price: change,
    headers: idempotencyKeySchema,
    body: bookSchema,
    success: { status: 201, description: 'The booking.', schema: bookingResponseSchema },
    conflict:
      'The day is full, the price differs from `expectedPrice`, or the idempotency key was used with another body.',
    limits: ['bookings'],
    example: { body: bookingFields },
  },
  'GET /api/bookings': {
    ...ceremony,
    id: 'bookings',
    summary: 'List the bookings of the account',
    price: read,
    success: { description: 'Newest first.', schema: bookingsResponseSchema },
  },
  'GET /api/bookings/:id': {
    ...ceremony,
    id: 'booking',
    summary: 'Read a booking of the account',
    price: read,
    params: { id },
    success: { description: 'The booking.', schema: bookingResponseSchema },
  },
  'PATCH /api/bookings/:id': {
    ...ceremony,
    id: 'changeBooking',
    summary: 'Cancel, reschedule or describe a booking of the account',
    description:
      'Gotra, sankalp and address (`describe`) can be changed until the team has confirmed the booking.',
    price: 5,
    params: { id },
    body: changeBookingSchema,
    success: {
      description: 'The updated booking.',
      schema: bookingResponseSchema,
    },
    conflict:
      'The terms do not allow the change, the day is full, or the expected values are out of date.',
    example: { body: { action: 'cancel', expectedRefund: 'full' } },
  },
} as const satisfies CallTable;
