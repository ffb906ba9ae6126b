import type { Handlers } from '../http/handlers.ts';
import { appError } from '../http/errors/app-error.ts';
import { ceremonyId } from '../content/ceremonies.ts';
import type { BookingService } from './booking-service.ts';
import type { PoojaService } from './pooja-service.ts';

export function bookingHandlers(bookings: BookingService, poojas: PoojaService) {
  return {
    'GET /api/poojas': async ({ query, language, response }) => {
      const { value, languages } = await poojas.list(language, query.day);
      response.set('Content-Language', languages.join(', '));
      return value;
    },
    'GET /api/poojas/:id': async ({ path, language, response }) => {
      const id = ceremonyId(path.id);
      if (id === null) throw appError(404, 'not_found', 'notFound');
      const { value, languages } = await poojas.one(id, language);
      response.set('Content-Language', languages.join(', '));
      return value;
    },
    'POST /api/bookings/quote': ({ body, identity, language }) =>
      bookings.quote(body, identity.user.id, language),
    'POST /api/bookings': async ({ body, headers, identity, language, response }) => {
      const booking = await bookings.book(body, headers['idempotency-key'], identity, language);
      response.location(`/api/bookings/${booking.id}`);
      return booking;
    },
    'GET /api/bookings': ({ identity, language }) => bookings.list(identity.user.id, language),
    'GET /api/bookings/:id': ({ path, identity, language }) =>
      bookings.one(path.id, identity.user.id, language),
    'PATCH /api/bookings/:id': ({ path, body, identity, language }) =>
      bookings.change(path.id, body, identity, language),
  } satisfies Partial<Handlers>;
}
