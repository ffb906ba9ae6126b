import {
  bookingResponseSchema,
  bookingsResponseSchema,
  bookSchema,
  changeBookingSchema,
  idempotencyKeySchema,
  poojaResponseSchema,
  poojasResponseSchema,
  poojasQuerySchema,
  quoteResponseSchema,
} from '@jyoti/contract';
import type { Call } from '../call.ts';
import { exampleAccount } from './examples.ts';

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

export const ceremonyCalls: readonly Call[] = [
  {
    ...ceremony,
    id: 'poojas',
    method: 'get',
    path: '/api/poojas',
    summary: 'List the ceremonies',
    query: poojasQuerySchema,
    success: {
      status: 200,
      description: 'The ceremonies that can be booked.',
      schema: poojasResponseSchema,
    },
    example: { query: { day: 'Monday' } },
  },
  {
    ...ceremony,
    id: 'pooja',
    method: 'get',
    path: '/api/poojas/:id',
    summary: 'Read a ceremony',
    params: { id: { description: 'The number of a ceremony.', example: '1' } },
    success: { status: 200, description: 'The ceremony.', schema: poojaResponseSchema },
  },
  {
    ...ceremony,
    id: 'quoteBooking',
    method: 'post',
    path: '/api/bookings/quote',
    summary: 'Get the price and the refund rule before booking',
    body: bookSchema,
    success: { status: 200, description: 'Nothing is booked.', schema: quoteResponseSchema },
    conflict: 'The day is full, or the price differs from `expectedPrice`.',
    example: { body: bookingFields },
  },
  {
    ...ceremony,
    id: 'book',
    needsConfirmedEmail: true,
    method: 'post',
    path: '/api/bookings',
    summary: 'Book a ceremony',
    description:
      'The server determines the price. A retry with the same idempotency key and body returns the same booking.',
    headers: idempotencyKeySchema,
    body: bookSchema,
    success: { status: 201, description: 'The booking.', schema: bookingResponseSchema },
    conflict:
      'The day is full, the price differs from `expectedPrice`, or the idempotency key was used with another body.',
    limits: ['bookings'],
    example: { body: bookingFields },
  },
  {
    ...ceremony,
    id: 'bookings',
    method: 'get',
    path: '/api/bookings',
    summary: 'List the bookings of the account',
    success: { status: 200, description: 'Newest first.', schema: bookingsResponseSchema },
  },
  {
    ...ceremony,
    id: 'booking',
    method: 'get',
    path: '/api/bookings/:id',
    summary: 'Read a booking of the account',
    params: { id },
    success: { status: 200, description: 'The booking.', schema: bookingResponseSchema },
  },
  {
    ...ceremony,
    id: 'changeBooking',
    method: 'patch',
    path: '/api/bookings/:id',
    summary: 'Cancel, reschedule or describe a booking of the account',
    description:
      'Gotra, sankalp and address (`describe`) can be changed until the team has confirmed the booking.',
    params: { id },
    body: changeBookingSchema,
    success: {
      status: 200,
      description: 'The updated booking.',
      schema: bookingResponseSchema,
    },
    conflict:
      'The terms do not allow the change, the day is full, or the expected values are out of date.',
    example: { body: { action: 'cancel', expectedRefund: 'full' } },
  },
];
