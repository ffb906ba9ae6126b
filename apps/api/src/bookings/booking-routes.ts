import { Router, type Request } from 'express';
import { bookSchema, changeBookingSchema, idempotencyKeySchema } from '@jyoti/contract';
import { asUser, requireSignedIn } from '../auth/signed-in.ts';
import type { Tokens } from '../auth/tokens.ts';
import { checkedBody, checkedValue, jsonBody } from '../http/body.ts';
import { languageOf } from '../http/language.ts';
import type { BookingService } from './booking-service.ts';

function idempotencyKey(request: Request): string {
  const { 'idempotency-key': key } = checkedValue(request, idempotencyKeySchema, {
    'idempotency-key': request.headers['idempotency-key'],
  });
  return key;
}

/** /api/bookings */
export function bookingRoutes(service: BookingService, tokens: Tokens): Router {
  const routes = Router();
  const signedIn = requireSignedIn(tokens);

  routes.post(
    '/bookings/quote',
    signedIn,
    jsonBody,
    asUser(async (request, response, { user }) => {
      const input = checkedBody(request, bookSchema);
      response.json({ data: await service.quote(input, user.id, languageOf(request)) });
    }),
  );
  routes.post(
    '/bookings',
    signedIn,
    jsonBody,
    asUser(async (request, response, identity) => {
      const input = checkedBody(request, bookSchema);
      const key = idempotencyKey(request);
      const booking = await service.book(input, key, identity, languageOf(request));
      response.status(201).location(`/api/bookings/${booking.id}`).json({ data: booking });
    }),
  );
  routes.get(
    '/bookings',
    signedIn,
    asUser(async (request, response, { user }) => {
      response.json({ data: await service.list(user.id, languageOf(request)) });
    }),
  );
  routes.get(
    '/bookings/:id',
    signedIn,
    asUser(async (request, response, { user }) => {
      const id = String(request.params['id']);
      response.json({ data: await service.one(id, user.id, languageOf(request)) });
    }),
  );
  routes.patch(
    '/bookings/:id',
    signedIn,
    jsonBody,
    asUser(async (request, response, identity) => {
      const input = checkedBody(request, changeBookingSchema);
      const id = String(request.params['id']);
      response.json({ data: await service.change(id, input, identity, languageOf(request)) });
    }),
  );
  return routes;
}
