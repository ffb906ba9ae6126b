import {
  bookingAnswerSchema,
  bookingsAnswerSchema,
  bookSchema,
  changeBookingSchema,
  idempotencyKeySchema,
  poojaAnswerSchema,
  poojasAnswerSchema,
  poojasQuerySchema,
  quoteAnswerSchema,
} from '@jyoti/contract';
import type { Call } from '../call.ts';
import { exampleAccount } from './examples.ts';

const ceremony = { group: 'Ceremonies', who: 'visitor' } as const;
const id = { description: 'The id of an own booking.', example: 'JB-20261121-7KQ4' } as const;

const asked = {
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
    success: { status: 200, description: 'Those that can be booked.', schema: poojasAnswerSchema },
    example: { query: { day: 'Monday' } },
  },
  {
    ...ceremony,
    id: 'pooja',
    method: 'get',
    path: '/api/poojas/:id',
    summary: 'Read a ceremony',
    params: { id: { description: 'The number of a ceremony.', example: '1' } },
    success: { status: 200, description: 'The ceremony.', schema: poojaAnswerSchema },
  },
  {
    ...ceremony,
    id: 'quoteBooking',
    method: 'post',
    path: '/api/bookings/quote',
    summary: 'The price and the refund rule of a booking before it is made',
    body: bookSchema,
    success: { status: 200, description: 'Nothing is booked.', schema: quoteAnswerSchema },
    conflict: 'The day is full, or the price is no longer the one that was shown.',
    example: { body: asked },
  },
  {
    ...ceremony,
    id: 'book',
    needsConfirmedEmail: true,
    method: 'post',
    path: '/api/bookings',
    summary: 'Book a ceremony',
    description:
      'The price is the server’s. The same key sent again with the same body finds the same booking.',
    headers: idempotencyKeySchema,
    body: bookSchema,
    success: { status: 201, description: 'The booking.', schema: bookingAnswerSchema },
    conflict:
      'The day is full, the price is no longer the one that was shown, or the key was used for something else.',
    limits: ['bookings'],
    example: { body: asked },
  },
  {
    ...ceremony,
    id: 'bookings',
    method: 'get',
    path: '/api/bookings',
    summary: 'List the own bookings',
    success: { status: 200, description: 'Newest first.', schema: bookingsAnswerSchema },
  },
  {
    ...ceremony,
    id: 'booking',
    method: 'get',
    path: '/api/bookings/:id',
    summary: 'Read an own booking',
    params: { id },
    success: { status: 200, description: 'The booking.', schema: bookingAnswerSchema },
  },
  {
    ...ceremony,
    id: 'changeBooking',
    method: 'patch',
    path: '/api/bookings/:id',
    summary: 'Cancel, move or describe an own booking',
    description:
      'Gotra, sankalp and address (`describe`) can be changed until the team has confirmed the booking.',
    params: { id },
    body: changeBookingSchema,
    success: {
      status: 200,
      description: 'The booking as it is from now on.',
      schema: bookingAnswerSchema,
    },
    conflict:
      'The rule does not allow it, the day is full, or what was shown is no longer what counts.',
    example: { body: { action: 'cancel', expectedRefund: 'full' } },
  },
];
