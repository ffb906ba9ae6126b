import { poojasResponseSchema, type Pooja } from '@jyoti/contract';
import { expectBody, bearer, type Api } from './app.ts';

/** The ceremonies as offered. */
export async function ceremonies(api: Api, token: string): Promise<Pooja[]> {
  return expectBody(await api.get('/api/poojas').set(bearer(token)), 200, poojasResponseSchema)
    .data;
}

/** The body of a valid booking of the first ceremony, on one of its days. */
export function bookingOf(preferredDate: string | undefined) {
  return {
    poojaId: 1,
    package: 'standard',
    serviceType: 'video_audio',
    firstName: 'Kavita',
    lastName: 'Iyer',
    mobileNumber: '9812345670',
    email: 'kavita@example.in',
    preferredDate: preferredDate ?? '',
    // Offered on each of its days, and today until noon.
    preferredTime: '18:00',
  };
}
